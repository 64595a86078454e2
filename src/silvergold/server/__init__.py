"""Tables over the network: friends by a link, bots on the seats, nothing acknowledged ever lost."""
