"""What both benches send: bytes that codecs compress in their different ways, and pauses."""

import random


def contents(seed, length):
    """Bytes by chance, a kind for each 64 of them; the same for the same seed, a number or words."""
    dice = random.Random(seed)
    pieces = (piece(dice) for _ in range(0, length, 64))
    return b"".join(pieces)[:length]


def piece(dice):
    """64 bytes: noise, small numbers, numbers near each other, or few different ones."""
    kind = dice.randrange(5)
    if kind == 0:
        return dice.randbytes(64)
    base = dice.randrange(1 << 30) * (kind > 2)
    step = dice.randrange(5) * (kind == 4)
    words = (base + step * word + dice.randrange(100) * (kind % 2) for word in range(16))
    return b"".join(word.to_bytes(4, "little") for word in words)


def pauses(seed, of_8):
    """Cycles in which a channel waits, up to `of_8` in 8 of them, in stretches."""
    dice = random.Random(seed)
    while True:
        share = dice.randrange(of_8 + 1)
        yield from (dice.randrange(8) < share for _ in range(dice.randrange(200)))
