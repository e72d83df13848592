"""A small decoder-only transformer in NumPy: trained on bytes of text, then run on other text.

Its layers are those of Llama: RMS normalization, rotary positions, causal attention, SwiGLU, no
biases. Gradients are written out by hand; `python3 decoder.py` compares them with differences.
"""
import numpy as np

VOCABULARY, WIDTH, LAYERS, HEADS, HIDDEN, CONTEXT = 256, 256, 4, 4, 688, 128


def new(generator, width=WIDTH, layers=LAYERS, hidden=HIDDEN):
    """Weights before training: normal, and smaller where a layer adds to its input."""
    def normal(*shape, scale=0.02):
        return (scale * generator.standard_normal(shape)).astype(np.float32)

    weights = {"embedding": normal(VOCABULARY, width), "norm": np.ones(width, np.float32)}
    added = 0.02 / np.sqrt(2 * layers)
    for layer in range(layers):
        name = f"layers.{layer}."
        for norm in ["attention_norm", "mlp_norm"]:
            weights[name + norm] = np.ones(width, np.float32)
        for matrix in "qkv":
            weights[name + matrix] = normal(width, width)
        weights[name + "o"] = normal(width, width, scale=added)
        for matrix in ["gate", "up"]:
            weights[name + matrix] = normal(width, hidden)
        weights[name + "down"] = normal(hidden, width, scale=added)
    weights["head"] = normal(width, VOCABULARY)
    return weights


def layer_count(weights):
    return sum(name.endswith(".q") for name in weights)


def normalize(x, gain):
    inverse = 1 / np.sqrt(np.mean(x * x, -1, keepdims=True) + 1e-6)
    return x * inverse * gain, (x, inverse, gain)


def normalize_back(d, kept):
    x, inverse, gain = kept
    scaled = d * gain
    along = np.mean(scaled * x, -1, keepdims=True)
    axes = tuple(range(x.ndim - 1))
    return inverse * (scaled - x * inverse**2 * along), np.sum(d * x * inverse, axes)


def rotation(length, size, dtype=np.float32):
    """Cosines and sines of the rotary positions of a head."""
    angles = np.outer(np.arange(length), 10000.0 ** (-np.arange(0, size, 2) / size))
    return np.cos(angles).astype(dtype), np.sin(angles).astype(dtype)


def rotate(x, cosines, sines):
    """Turns pairs of x[..., position, :] by their angles."""
    even, odd = x[..., 0::2], x[..., 1::2]
    turned = np.empty_like(x)
    turned[..., 0::2] = even * cosines - odd * sines
    turned[..., 1::2] = even * sines + odd * cosines
    return turned


def split(x, heads):
    """(batch, position, width) to (batch, head, position, size)."""
    return x.reshape(*x.shape[:2], heads, -1).transpose(0, 2, 1, 3)


def join(x):
    return np.ascontiguousarray(x.transpose(0, 2, 1, 3)).reshape(x.shape[0], x.shape[2], -1)


def flat(x):
    return x.reshape(-1, x.shape[-1])


def forward(weights, tokens, heads=HEADS, keep=None):
    """Logits of tokens (batch, position), and what the way back needs. What `keep` is called with
    are the names and values of activations, keys and values."""
    x = weights["embedding"][tokens]
    length, size = tokens.shape[1], x.shape[-1] // heads
    turn = rotation(length, size, x.dtype)
    future = np.triu(np.full((length, length), -np.inf, x.dtype), 1)
    kept = []
    for layer in range(layer_count(weights)):
        w = {key: weights[f"layers.{layer}.{key}"] for key in
             ["attention_norm", "q", "k", "v", "o", "mlp_norm", "gate", "up", "down"]}
        a, norm_a = normalize(x, w["attention_norm"])
        q, k, v = (split(a @ w[key], heads) for key in "qkv")
        q, k = rotate(q, *turn), rotate(k, *turn)
        scores = q @ k.swapaxes(-1, -2) / np.sqrt(size).astype(x.dtype) + future
        scores = np.exp(scores - scores.max(-1, keepdims=True))
        scores /= scores.sum(-1, keepdims=True)
        mixed = join(scores @ v)
        middle = x + mixed @ w["o"]
        b, norm_b = normalize(middle, w["mlp_norm"])
        gate, up = b @ w["gate"], b @ w["up"]
        sigmoid = 1 / (1 + np.exp(-gate))
        hidden = gate * sigmoid * up
        kept.append((w, a, norm_a, q, k, v, scores, mixed, b, norm_b, gate, up, sigmoid, hidden))
        x = middle + hidden @ w["down"]
        if keep:
            for name, value in [("key", k), ("value", v), ("residual", x), ("normalized", b),
                                ("hidden", hidden)]:
                keep(layer, name, value)
    last, norm_last = normalize(x, weights["norm"])
    return last @ weights["head"], (tokens, turn, kept, last, norm_last)


def loss_and_gradients(weights, tokens, targets, heads=HEADS):
    """The mean cross-entropy in nats, and its gradients."""
    logits, (_, turn, kept, last, norm_last) = forward(weights, tokens, heads)
    logits -= logits.max(-1, keepdims=True)
    shares = np.exp(logits)
    shares /= shares.sum(-1, keepdims=True)
    rows = np.arange(targets.size)
    loss = -np.mean(np.log(flat(shares)[rows, targets.ravel()] + 1e-30))
    d = shares
    flat(d)[rows, targets.ravel()] -= 1
    d /= targets.size
    gradients = {"head": flat(last).T @ flat(d)}
    d, gradients["norm"] = normalize_back(d @ weights["head"].T, norm_last)
    back = turn[0], -turn[1]
    for layer in reversed(range(len(kept))):
        w, a, norm_a, q, k, v, scores, mixed, b, norm_b, gate, up, sigmoid, hidden = kept[layer]
        g = {"down": flat(hidden).T @ flat(d)}
        d_hidden = d @ w["down"].T
        d_gate = d_hidden * up * sigmoid * (1 + gate * (1 - sigmoid))
        d_up = d_hidden * gate * sigmoid
        g["gate"], g["up"] = flat(b).T @ flat(d_gate), flat(b).T @ flat(d_up)
        into, g["mlp_norm"] = normalize_back(d_gate @ w["gate"].T + d_up @ w["up"].T, norm_b)
        d = d + into
        g["o"] = flat(mixed).T @ flat(d)
        d_mixed = split(d @ w["o"].T, heads)
        d_v = scores.swapaxes(-1, -2) @ d_mixed
        d_scores = d_mixed @ v.swapaxes(-1, -2)
        d_scores = scores * (d_scores - np.sum(d_scores * scores, -1, keepdims=True))
        d_scores /= np.sqrt(q.shape[-1]).astype(q.dtype)
        d_q = join(rotate(d_scores @ k, *back))
        d_k = join(rotate(d_scores.swapaxes(-1, -2) @ q, *back))
        into = 0
        for key, part in [("q", d_q), ("k", d_k), ("v", join(d_v))]:
            g[key] = flat(a).T @ flat(part)
            into = into + part @ w[key].T
        into, g["attention_norm"] = normalize_back(into, norm_a)
        d = d + into
        gradients.update({f"layers.{layer}.{key}": value for key, value in g.items()})
    gradients["embedding"] = np.zeros_like(weights["embedding"])
    np.add.at(gradients["embedding"], tokens.ravel(), flat(d))
    return loss, gradients


def train(text, steps, batch=16, seed=1, say=print):
    """Weights after so many steps of AdamW on random pieces of the text, and the mean loss of the
    last fiftieth of the steps."""
    generator = np.random.default_rng(seed)
    data = np.frombuffer(text, np.uint8)
    weights = new(generator)
    moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in weights.items()}
    losses = []
    for step in range(steps):
        places = generator.integers(0, len(data) - CONTEXT - 1, batch)
        pieces = data[places[:, None] + np.arange(CONTEXT + 1)].astype(np.int64)
        loss, gradients = loss_and_gradients(weights, pieces[:, :-1], pieces[:, 1:])
        losses.append(loss)
        norm = np.sqrt(sum(float(np.sum(g * g)) for g in gradients.values()))
        warm = min(1, (step + 1) / 50)
        rate = 2e-3 * warm * (0.55 + 0.45 * np.cos(np.pi * step / steps))
        for name, w in weights.items():
            g = gradients[name] * min(1, 1 / norm)
            first, second = moments[name]
            first += 0.1 * (g - first)
            second += 0.05 * (g * g - second)
            change = first / (1 - 0.9 ** (step + 1))
            change /= np.sqrt(second / (1 - 0.95 ** (step + 1))) + 1e-8
            w -= (rate * (change + (0.1 * w if w.ndim > 1 else 0))).astype(np.float32)
        if step % 50 == 0 or step == steps - 1:
            say(f"step {step}: loss {np.mean(losses[-50:]):.3f} nats a byte")
    return weights, float(np.mean(losses[-max(1, steps // 50):]))


def check():
    """Compares gradients with differences, in double precision."""
    generator = np.random.default_rng(0)
    weights = new(generator, width=16, layers=2, hidden=24)
    weights = {name: w.astype(np.float64) * (10 if w.ndim > 1 else 1) for name, w in weights.items()}
    tokens = generator.integers(0, VOCABULARY, (2, 9))
    inputs, targets = tokens[:, :-1], tokens[:, 1:]
    _, gradients = loss_and_gradients(weights, inputs, targets, heads=2)
    for name, w in weights.items():
        place = np.unravel_index(np.argmax(np.abs(gradients[name])), w.shape)
        found = []
        for step in [1e-5, -1e-5]:
            kept = w[place]
            w[place] += step
            found.append(loss_and_gradients(weights, inputs, targets, heads=2)[0])
            w[place] = kept
        expected = (found[0] - found[1]) / 2e-5
        error = abs(expected - gradients[name][place]) / (abs(expected) + 1e-9)
        assert error < 1e-4, f"{name}: gradient {gradients[name][place]}, difference {expected}"
    print(f"gradients of {len(weights)} arrays agree with differences")


if __name__ == "__main__":
    check()
