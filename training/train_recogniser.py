"""Trains the recogniser: python train_recogniser.py OUT SECONDS [--within SECONDS] [--from WEIGHTS [--hold SHARE] [--pens | --soft all|stem]] [--workers N] [--cpu --steps N]

WEIGHTS are a checkpoint or a shipped ONNX file. With --hold the weights it begins with stay beside it as a teacher: what they say of sharp print that they read right, it
is held to, while pens and blur are learnt. With --pens an expert in handwriting is trained, which is shipped as what it differs by (`expert.py`): what sees the picture
stays as it was, and what is trained is pulled back to it. With --soft an expert in print out of focus is trained: all of it, or what sees the picture alone.
"""

import argparse
import copy
import os
import random
import time

import torch
import torch.nn.functional as F
from torch.utils.data import DataLoader

from atlas import build
from charset import CLASSES
from compose import compose, frame_labels, photographed
from lines import HAND, LABEL_OF_GLYPH, Lines
from recogniser import Recogniser
from recover import folded, measure, stored
from schedule import Mean, load, optimiser, rate_at
from soft_pages import as_read, soft_lines


def options(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out")
    parser.add_argument("seconds", type=float)
    parser.add_argument("--within", type=float, default=1e9, help="fewer seconds of training where all of it would take longer than this")
    parser.add_argument("--from", dest="weights", default="")
    parser.add_argument("--hold", type=float, default=0.0, help="weight of what the teacher says beside the labels")
    parser.add_argument("--pens", action="store_true", help="an expert in handwriting: nine lines of ten by pens")
    parser.add_argument("--soft", choices=("all", "stem"), help="an expert in print out of focus, and what of it is trained")
    parser.add_argument("--begin", type=float, default=0.0, help="share of the cycle behind OUT/go-on.pt")
    parser.add_argument("--end", type=float, default=1.0, help="where in the cycle this call stops, and leaves OUT/go-on.pt")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--columns", type=int, default=160000, help="columns of pixels per batch")
    parser.add_argument("--workers", type=int, default=9)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cpu", action="store_true")
    parser.add_argument("--steps", type=int, default=0)
    return parser.parse_args(arguments)


def distance(read, truth):
    row = list(range(len(truth) + 1))
    for i, a in enumerate(read):
        new = [i + 1]
        for j, b in enumerate(truth):
            new.append(min(row[j] + (a != b), row[j + 1] + 1, new[-1] + 1))
        row = new
    return row[-1]


def greedy(frames):
    read, before = [], 0
    for label in frames:
        if label and label != before:
            read.append(label)
        before = label
    return read


@torch.no_grad()
def errors(model, pictures, labels, lengths, by_pen, device):
    """Edits, characters, exact lines and lines of print; of handwriting."""
    with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
        best = model(pictures).float().argmax(-1).tolist()
    at, sums = 0, [0] * 8
    for frames, length, pen in zip(best, lengths.tolist(), by_pen):
        truth = labels[at : at + length].tolist()
        at += length
        found = distance(greedy(frames), truth)
        for place, value in enumerate((found, length, found == 0, 1)):
            sums[place + 4 * pen] += value
    return sums


def begin(model, path, batches, is_expert):
    """The weights to go on from: a checkpoint's, or a shipped model's with the statistics of the lines to come.

    An expert's convolutions stay what they are: they need none.
    """
    if not path.endswith(".onnx"):
        return load(model, path)
    folded(model, "recogniser", stored(path))
    if not is_expert:
        measure(model, batches)


# Most damage to an expert's lines: of thin strokes in pale ink less is left than of print.
PENS_DAMAGE = 0.85
# How strongly an expert's matrices are pulled back to those it began with, per step and learning rate.
PULL = 0.1


class Pull:
    """An expert: what sees the picture, and what tells pens from print, stays; the rest is pulled back to where it began."""

    def __init__(self, model):
        for part in (model.stem, model.hand):
            part.requires_grad_(False)
        self.matrices = [p for p in model.parameters() if p.requires_grad and p.ndim > 1]
        self.began = [p.detach().clone() for p in self.matrices]

    @torch.no_grad()
    def back(self, rate):
        torch._foreach_lerp_(self.matrices, self.began, PULL * rate)

    @torch.no_grad()
    def far(self):
        """How far the matrices have gone, of their own size."""
        gone = sum((a - b).square().sum() for a, b in zip(self.matrices, self.began))
        return float((gone / sum(b.square().sum() for b in self.began)).sqrt())


# Most of what is out of focus is print; its lines are damaged less besides.
SOFT_HANDS, SOFT_DAMAGE = 0.1, 0.8


def lines_of(metrics, columns, seed, o, unseen=False):
    lines = Lines(metrics, columns, seed, unseen_fonts=unseen, pens=o.pens)
    if o.soft:
        lines.shares = {**lines.shares, "hand": SOFT_HANDS, "lying_hand": SOFT_HANDS}
    return lines


def drawn(atlas, batch, level, o):
    """Pictures to train on, and how far each is out of focus."""
    if not o.soft:
        return photographed(atlas, *batch[:3], batch[5], level)
    x, sigma = soft_lines(atlas, *batch[:3], batch[5], level)
    return as_read(x, sigma), sigma


def held_lines(atlas, metrics, device, o):
    """Lines kept for judging: (kind, pictures, labels, lengths, whether a pen wrote them)."""
    held, count = [], 2 if o.cpu else 24
    for seed, kind in enumerate(("later", "camera") if o.soft else ("seen", "unseen")):
        source = iter(lines_of(metrics, 30000, 991 + seed, o, unseen=bool(o.soft) or kind == "unseen"))
        for _ in range(count):
            batch = [t.to(device) if torch.is_tensor(t) else t for t in next(source)]
            rest = (batch[3].cpu(), batch[4].cpu(), (batch[2][:, HAND] > 0).tolist())
            if o.soft:
                x, sigma = soft_lines(atlas, *batch[:3], batch[5], 0.8, kind == "later")
                held += [(kind, x, *rest), (f"{kind} sharpened", as_read(x, sigma, 1), *rest)]
            else:
                held.append((kind, compose(atlas, *batch[:3], batch[5], 0.8), *rest))
    return held


# A line the teacher reads worse than this (CTC loss per character) holds nobody.
TRUSTED = 0.35


def held_back(logs, teacher, pictures, print_, labels, frames, lengths):
    """How far the frames of sharp print have moved from what the teacher says of them: KL per character."""
    with torch.no_grad():
        said = F.log_softmax(teacher(pictures).float(), -1)
        loss = F.ctc_loss(said.transpose(0, 1), labels, frames, lengths, zero_infinity=True, reduction="none")
        chosen = (print_ & (loss < TRUSTED * lengths)).float()
    apart = (said.exp() * (said - logs)).sum((1, 2))
    return (apart * chosen).sum() / (lengths * chosen).sum().clamp(min=1)


def main():
    o = options()
    device = "cpu" if o.cpu else "cuda"
    os.makedirs(o.out, exist_ok=True)
    torch.manual_seed(o.seed), random.seed(o.seed)
    torch.backends.cudnn.benchmark = torch.backends.cudnn.allow_tf32 = torch.backends.cuda.matmul.allow_tf32 = True
    began = time.time()
    atlas, metrics = build(2 if o.cpu else 16, device)
    print(f"atlas {time.time() - began:.0f} s", flush=True)
    model = Recogniser(len(CLASSES) + 1).to(device)
    if device == "cuda":
        model = model.to(memory_format=torch.channels_last)
    if o.weights:
        first = iter(lines_of(metrics, 12000, 5, o))
        first = [[t.to(device) if torch.is_tensor(t) else t for t in next(first)] for _ in range(2 if o.cpu else 24)]
        begin(model, o.weights, [drawn(atlas, batch, 0.8, o)[0] for batch in first], o.pens)
    if o.soft == "stem":
        model.requires_grad_(False)
        for part in (model.stem, model.flat):
            part.requires_grad_(True)
    pull = Pull(model) if o.pens else None
    teacher = copy.deepcopy(model).eval().requires_grad_(False) if o.hold else None
    mean, optimise = Mean(model), optimiser(model, o.rate, 0.0 if pull else 0.03, device == "cuda")
    label_of_glyph = torch.from_numpy(LABEL_OF_GLYPH).to(device)
    workers = {"num_workers": o.workers, "prefetch_factor": 6, "pin_memory": True} if not o.cpu else {}
    batches = DataLoader(lines_of(metrics, o.columns, o.seed + round(1000 * o.begin), o), batch_size=None, **workers)
    held = held_lines(atlas, metrics, device, o)
    if o.begin:
        for part, state in zip((model, mean.model, optimise), torch.load(f"{o.out}/go-on.pt", map_location=device)):
            part.load_state_dict(state)
        mean.steps = 10**6

    def report():
        figures = []
        for kind in dict.fromkeys(kind for kind, *_ in held):
            sums = [sum(values) for values in zip(*(errors(mean.model, *rest, device) for of, *rest in held if of == kind))]
            for name, (wrong, characters, exact, lines) in (("print", sums[:4]), ("pen", sums[4:])):
                figures.append(f"{kind} {name}: CER {100 * wrong / max(1, characters):.2f} % exact {100 * exact / max(1, lines):.1f} %")
        return ", ".join(figures)

    print(f"ready {time.time() - began:.0f} s; before: {report()}", flush=True)
    model.train()
    if pull:
        # Their statistics stay too.
        model.stem.eval()
    start = logged = checked = saved = time.time()
    seconds = min(o.seconds, began + o.within - start)
    step = lines = 0
    total, held_by = torch.zeros((), device=device), torch.zeros((), device=device)
    for batch in batches:
        share = (time.time() - start) / seconds
        progress = o.begin + share * (o.end - o.begin)
        if share >= 1 or (o.steps and step >= o.steps):
            break
        for group in optimise.param_groups:
            group["lr"] = rate_at(progress, o.rate)
        glyphs, starts, parameters, labels, lengths = (t.to(device, non_blocking=True) for t in batch[:5])
        width = batch[5]
        # Weights that can read already start with more damage.
        level = min(1.0, 0.7 + progress * 4) if o.weights else min(1.0, 0.25 + progress * 6)
        if pull or o.soft:
            level = min(level, SOFT_DAMAGE if o.soft else PENS_DAMAGE)
        # Numbers of blurred lines and widths of lenses change from batch to batch: nothing to try out ways of computing on.
        torch.backends.cudnn.benchmark = False
        x, soft = drawn(atlas, (glyphs, starts, parameters, labels, lengths, width), level, o)
        torch.backends.cudnn.benchmark = True
        if device == "cuda":
            x = x.contiguous(memory_format=torch.channels_last)
        with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
            found = model.features(x)
            y, pen = model.head(model.drop(found)), model.written(found)
        logs = F.log_softmax(y.float(), -1)
        frames = torch.full((len(lengths),), logs.shape[1], dtype=torch.long, device=device)
        ctc = F.ctc_loss(logs.transpose(0, 1), labels, frames, lengths, zero_infinity=True, reduction="none")
        if o.soft:
            # What nobody can read teaches nothing.
            ctc = ctc / (1 + ctc.detach() / lengths.clamp(min=1))
        ctc = ctc.sum() / lengths.sum()
        loss = ctc if pull else ctc + 0.05 * F.binary_cross_entropy_with_logits(pen.float(), parameters[:, HAND])
        if teacher:
            with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
                apart = held_back(logs, teacher, x, (parameters[:, HAND] == 0) & (soft == 0), labels, frames, lengths)
            loss, held_by = loss + o.hold * apart, held_by + apart.detach()
        if not o.weights and progress < 0.35:
            # The known layout says where each character is: reading starts within minutes.
            target = frame_labels(glyphs, starts, parameters, label_of_glyph, width)
            loss = loss + 2 * (1 - progress / 0.35) * F.nll_loss(logs.reshape(-1, logs.shape[-1]), target.reshape(-1))
        optimise.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 2.0)
        optimise.step()
        if pull:
            pull.back(rate_at(progress, o.rate))
        mean.update(model)
        step, lines, total = step + 1, lines + len(lengths), total + ctc.detach()
        now = time.time()
        if now - logged > 20:
            print(f"{now - start:5.0f} s step {step} lines {lines} loss {float(total) / step:.4f} held {float(held_by) / step:.4f} {lines / (now - start):.0f} lines/s", flush=True)
            logged = now
        if now - checked > 240:
            print("   ", report(), f"gone {pull.far():.3f}" if pull else "", flush=True)
            checked = now
        if now - saved > 60:
            mean.save(f"{o.out}/recogniser.pt")
            saved = now
    if o.end < 1:
        torch.save([part.state_dict() for part in (model, mean.model, optimise)], f"{o.out}/go-on.pt")
    print(f"END {step} steps, {lines} lines, {time.time() - start:.0f} s: {report()}", flush=True)
    mean.save(f"{o.out}/recogniser.pt")


if __name__ == "__main__":
    main()
