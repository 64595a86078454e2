"""What a seat sees as zeros and ones: the one encoding of all environments and of the simulator."""
