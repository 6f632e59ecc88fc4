"""Players that judge as the network does, but as people do: roughly, forgetfully, and with habits."""
