"""Sparring partners: small players after published descriptions, each with a style of its own.

Strength is not transitive: a player that beats one of them may lose to another, so they are kept together.
"""
