"""The running match: submit an action, append its events, publish what each seat may see."""
