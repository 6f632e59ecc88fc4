"""Search on top of the network: hidden cards drawn from what was seen, and hands played out on them."""
