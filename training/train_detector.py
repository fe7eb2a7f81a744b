"""Trains the detector: python train_detector.py OUT SECONDS [--from WEIGHTS] [--workers N] [--cpu --steps N]"""

import argparse
import os
import random
import time

import torch
import torch.nn.functional as F
from torch.utils.data import DataLoader

from detector import Detector
from pages import Pages, photograph
from schedule import Mean, load, optimiser, rate_at


def options():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out")
    parser.add_argument("seconds", type=float)
    parser.add_argument("--from", dest="weights", default="")
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--batch", type=int, default=32)
    parser.add_argument("--workers", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cpu", action="store_true")
    parser.add_argument("--steps", type=int, default=0)
    return parser.parse_args()


def losses(core, size, truth, judged, thickness, known):
    """Cores: balanced cross-entropy with the hardest background, and overlap. Thickness: relative error inside cores."""
    entropy = F.binary_cross_entropy_with_logits(core, truth, reduction="none") * judged
    text = (truth > 0.5) & (judged > 0)
    count = text.sum().clamp(min=1)
    background = (entropy * (truth <= 0.5)).flatten()
    hardest = torch.topk(background, min(int(count) * 3 + 64, background.numel())).values
    balanced = (entropy * text).sum() / count + hardest.mean() + 2 * entropy.mean()
    probability = torch.sigmoid(core) * judged
    target = truth * judged
    overlap = 1 - (2 * (probability * target).sum() + 1) / (probability.sum() + target.sum() + 1)
    inside = F.avg_pool2d(truth, 2) * known
    relative = (F.smooth_l1_loss(size, thickness, beta=0.05, reduction="none") * inside).sum() / inside.sum().clamp(min=1)
    return balanced + overlap + relative, overlap, relative


@torch.no_grad()
def report(model, held, device):
    hit = found = wanted = 0.0
    relative = inside = 0.0
    for x, truth, judged, thickness, known in held:
        with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
            core, size = model(x)
        marked, text = (core.float() > 0) & (judged > 0), (truth > 0.5) & (judged > 0)
        hit, found, wanted = hit + (marked & text).sum().item(), found + marked.sum().item(), wanted + text.sum().item()
        weight = F.avg_pool2d(truth, 2) * known
        relative, inside = relative + ((size.float() - thickness).abs() * weight).sum().item(), inside + weight.sum().item()
    return f"precision {hit / max(found, 1):.4f} recall {hit / max(wanted, 1):.4f} thickness off {relative / max(inside, 1):.3f}"


def main():
    o = options()
    device = "cpu" if o.cpu else "cuda"
    os.makedirs(o.out, exist_ok=True)
    torch.manual_seed(o.seed), random.seed(o.seed)
    torch.backends.cudnn.benchmark = torch.backends.cudnn.allow_tf32 = torch.backends.cuda.matmul.allow_tf32 = True
    model = Detector().to(device)
    if device == "cuda":
        model = model.to(memory_format=torch.channels_last)
    if o.weights:
        load(model, o.weights)
    print(f"{sum(p.numel() for p in model.parameters()):,} parameters", flush=True)
    mean, optimise = Mean(model, 0.999), optimiser(model, o.rate, 0.02, device == "cuda")
    held_pages = iter(Pages(2 if o.cpu else 16, 881, unseen_fonts=True))
    held = [photograph(*(t.to(device) for t in next(held_pages)), 0.8) for _ in range(1 if o.cpu else 8)]
    workers = {"num_workers": o.workers, "prefetch_factor": 4, "pin_memory": True} if not o.cpu else {}
    pages = DataLoader(Pages(2 if o.cpu else o.batch, o.seed), batch_size=None, **workers)
    model.train()
    start = logged = checked = time.time()
    step, sums = 0, torch.zeros(3, device=device)
    for pictures, truth in pages:
        progress = (time.time() - start) / o.seconds
        if progress >= 1 or (o.steps and step >= o.steps):
            break
        for group in optimise.param_groups:
            group["lr"] = rate_at(progress, o.rate)
        x, core, judged, thickness, known = photograph(pictures.to(device, non_blocking=True), truth.to(device, non_blocking=True), min(1.0, 0.3 + progress * 5))
        if device == "cuda":
            x = x.contiguous(memory_format=torch.channels_last)
        with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
            found, size = model(x)
        loss, overlap, relative = losses(found.float(), size.float(), core, judged, thickness, known)
        optimise.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 5.0)
        optimise.step()
        mean.update(model)
        step += 1
        sums += torch.stack([loss.detach(), overlap.detach(), relative.detach()])
        now = time.time()
        if now - logged > 20:
            loss_mean, overlap_mean, relative_mean = (sums / 1).tolist()
            print(f"{now - start:5.0f} s step {step} loss {loss_mean / step:.3f} overlap {overlap_mean / step:.3f} thickness {relative_mean / step:.4f} {step * len(pictures) / (now - start):.0f} pages/s", flush=True)
            logged = now
        if now - checked > 120:
            print("   ", report(mean.model, held, device), flush=True)
            mean.save(f"{o.out}/detector.pt")
            checked = now
    print(f"END {step} steps, {time.time() - start:.0f} s: {report(mean.model, held, device)}", flush=True)
    mean.save(f"{o.out}/detector.pt")


if __name__ == "__main__":
    main()
