"""Generated pages with the truth drawn over them, to be looked at: python look_pages.py OUT.png [seed]"""

import sys
import time

import numpy as np
from PIL import Image

from pages import Pages, photograph

out, seed = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1
started = time.time()
pictures, truth = next(iter(Pages(8, seed)))
print("drawn in", round((time.time() - started) / 8, 3), "s each (with the word lists read)")
seen, core, judged, thickness, _ = photograph(pictures, truth)
tiles = []
for index in range(len(seen)):
    grey = (seen[index, 0] * 255).byte().numpy()
    colour = np.stack([grey] * 3, -1)
    mask = np.kron(core[index, 0].numpy(), np.ones((2, 2)))[..., None]
    colour = (colour * (1 - 0.5 * mask) + np.array([255, 0, 0]) * 0.5 * mask).astype(np.uint8)
    tiles.append(colour)
Image.fromarray(np.concatenate([np.concatenate(tiles[i : i + 4], 1) for i in (0, 4)])).save(out)
