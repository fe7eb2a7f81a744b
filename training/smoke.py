"""Does all of this still run? python smoke.py

What needs no GPU, no fonts and no corpus: every file compiles, the classes are those of the shipped model, lines are
drawn from a handful of words, and, where PyTorch is at hand, both networks take one step. What cannot run here is
named. The exit code is 0 unless something is broken.
"""

import glob
import importlib.util
import os
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

WORDS = {
    "company": ["株式会社見本商事", "青葉フーズ合同会社"], "street": ["丸の内1-9-1", "本町三丁目2番地"],
    "furigana": ["ミホン", "アオバ"], "english": ["Sample Trading", "Aoba Foods"], "town": ["1000005\t東京都\t千代田区\t丸の内", "9800811\t宮城県\t仙台市青葉区\t一番町"],
    "surname": ["佐藤\tさとう", "髙橋\tたかはし"], "given": ["太郎\tたろう", "花子\tはなこ"], "place": ["東京", "仙台"], "product": ["領収書", "コピー用紙"],
    "frequent_surname": ["鈴木\tすずき"], "frequent_given": ["一郎\tいちろう"], "common": ["請求", "カード", "ありがとう"],
    "word": ["合計", "プリンター", "ください"], "morpheme": ["税込", "ます"], "sentence": ["毎度ありがとうございます。"],
}  # fmt: skip


def every_file_compiles():
    files = sorted(glob.glob(os.path.join(HERE, "*.py")))
    for path in files:
        with open(path, encoding="utf8") as source:
            compile(source.read(), path, "exec")
    return f"{len(files)} files"


def classes_are_those_of_the_model():
    from charset import CHARACTERS, CLASSES, class_of

    with open(os.path.join(HERE, "../models/recogniser-v7/charset.txt"), encoding="utf8") as file:
        shipped = file.read().split("\n")
    assert shipped[: len(CLASSES)] == CLASSES and not any(shipped[len(CLASSES) :]), "charset.py is not the model's"
    known = set(CLASSES)
    assert all(class_of(character) in known for character in CHARACTERS), "a drawn character has no class"
    return f"{len(CLASSES)} classes"


def lines_are_drawn():
    import text

    with tempfile.TemporaryDirectory() as corpus:
        for name, words in WORDS.items():
            with open(os.path.join(corpus, f"{name}.txt"), "w", encoding="utf8") as file:
                file.write("\n".join(words) + "\n")
        text.CORPUS = corpus
        writer, again = text.Writer(7), text.Writer(7)
        lines = [writer.line() for _ in range(500)]
        assert lines == [again.line() for _ in range(500)], "the same seed gives other lines"
        forms = [[kind for piece, kind in writer.form() if piece] for _ in range(200)]
    assert all(False in kinds for kinds in forms) and sum(True in kinds for kinds in forms) > 150, "forms nobody fills in, or without print"
    assert len(set(lines)) > 300, "the lines repeat"
    assert all(line and line == line.strip("\n") for line in lines), "an empty line"
    return f"{len(set(lines))} different lines of 500"


def kana_have_other_forms():
    from charset import CHARACTERS
    from kana_forms import FORMS, KANJI, RINGED, SMALL, VOICED, forms_of

    kana = [*FORMS, *KANJI, *VOICED, *RINGED, *SMALL]
    assert set(kana) <= set(CHARACTERS), "a form of a character that is not drawn"
    for character in kana:
        for form in forms_of(character):
            assert all(len(stroke) > 1 for stroke in form), f"a stroke of one point in {character}"
            assert all(-0.1 < value < 1.1 for stroke in form for point in stroke for value in point), f"{character} leaves its square"
    assert len(forms_of("ぎ")[0]) == len(forms_of("き")[0]) + 2 and not forms_of("亜")
    return f"{len(kana)} characters"


def a_running_hand_joins_strokes():
    import numpy as np
    from pens import Hand, is_running
    from running import run

    strokes = np.array([[(0.2, 0.2), (0.8, 0.2)], [(0.2, 0.5), (0.8, 0.5)]])
    apart, joined = (run(strokes, np.random.default_rng(1), 1.5, much, 2.0) for much in (0.0, 9.0))
    assert [weight for _, weight in apart] == [1, 1] and [weight for _, weight in joined] == [1, 0.5, 1], "the way through the air"
    assert all(abs(float(points[end][0]) - x) < 0.12 for points, _ in apart for end, x in ((0, 0.2), (-1, 0.8))), "ends of strokes are lost"
    assert is_running(120) and not is_running(119) and not is_running(160) and is_running(161), "which hands run"
    hand = Hand(120)
    picture, advance = hand.draw("二", [strokes], 64, 52, 6)
    assert picture.max() > 200 and 0.2 <= advance <= 1.12, "nothing is drawn"
    assert (picture == hand.draw("二", [strokes], 64, 52, 6)[0]).all(), "the same hand draws another picture"
    return "joined and apart"


def figures_lean_together():
    import numpy as np
    from figures import SIDE, lean

    upright, leaning = np.zeros((SIDE, SIDE)), np.zeros((SIDE, SIDE))
    for row in range(4, 24):
        upright[row, 14] = leaning[row, 20 - row // 2] = 255
    assert abs(lean(upright)) < 0.01 and 0.4 < lean(leaning) < 0.6, "a leaning figure is not told from an upright one"
    return "upright and leaning"


def only_pens_move_characters():
    import torch
    from by_pen import crossed, faint, glyph_moves, ruled
    from charset import GLYPHS
    from lines import BY_PEN, FORM, HAND, MAX_GLYPHS, PARAMETERS

    torch.manual_seed(1)
    parameters = torch.zeros(3, PARAMETERS)
    parameters[1:, HAND], parameters[2, FORM] = 1, 0.7
    # A line that is filled in, half of it lying: printed glyphs and a pen's in turn.
    fonts = torch.tensor([int((~BY_PEN).nonzero()[0][0]), int(BY_PEN.nonzero()[0][0])])
    glyphs = fonts[torch.arange(MAX_GLYPHS) % 2] + len(BY_PEN) * (torch.arange(MAX_GLYPHS) >= MAX_GLYPHS // 2)
    wide, (size, raised, lean), printed = glyph_moves((glyphs * len(GLYPHS)).expand(3, -1), parameters, 1.0)
    assert not printed[:2].any() and printed[2, ::2].all() and not printed[2, 1::2].any(), "print between is not told from what a pen wrote"
    assert (size[2, ::2] == 0.7).all() and (lean[2, ::2] == 0).all() and size[2, 1::2].min() < 1, "print between moves as if a pen had written it"
    assert (wide[0] == 1).all() and (size[0] == 1).all() and (raised[0] == 0).all() and (lean[0] == 0).all(), "print is moved"
    assert size[1].min() < 1 and raised[1].abs().max() > 0 and 0.6 <= wide[1].min(), "a pen's characters are all alike"
    drawn = crossed(torch.zeros(400, 1, 48, 96), torch.arange(400) % 2, 1.0)
    assert not drawn[::2].any() and drawn[1::2].any(), "a stroke across print, or none across a pen's lines"
    columns = ruled(torch.zeros(400, 1, 48, 96), torch.arange(400) % 2, 1.0)
    assert not columns[::2].any() and columns[1::2].any(), "columns for figures in print, or none for a pen's"
    pale = faint(torch.zeros(400), torch.ones(400), torch.arange(400) % 2, 1.0)
    assert not pale[::2].any() and pale[1::2].any() and pale.max() <= 0.8, "ink that is too pale, or none that is pale"
    return "size, height, lean, what stays printed"


def networks_take_a_step():
    import torch

    if not hasattr(torch.nn.functional, "scaled_dot_product_attention"):
        return f"skipped, torch {torch.__version__} is older than 2.0"
    from charset import CLASSES
    from detector import Detector
    from recogniser import Recogniser
    from schedule import optimiser, rate_at

    torch.manual_seed(1)
    for model, picture in (
        (Recogniser(len(CLASSES) + 1), torch.rand(2, 1, 48, 96)),
        (Detector(), torch.rand(1, 1, 64, 64)),
    ):
        before = [p.detach().clone() for p in model.parameters()]
        answer = model(picture)
        parts = answer if isinstance(answer, tuple) else (answer,)
        loss = sum(part.float().square().mean() for part in parts)
        assert torch.isfinite(loss), "the loss is no number"
        step = optimiser(model, rate_at(0.5, 1e-3), 0.01, fused=False)
        loss.backward()
        step.step()
        assert any((a != b).any() for a, b in zip(before, model.parameters())), "nothing was learnt"
    return "recogniser and detector"


CHECKS = [
    (every_file_compiles, []),
    (classes_are_those_of_the_model, []),
    (lines_are_drawn, []),
    (kana_have_other_forms, []),
    (a_running_hand_joins_strokes, ["numpy", "PIL"]),
    (figures_lean_together, ["numpy", "PIL"]),
    (only_pens_move_characters, ["torch", "PIL"]),
    (networks_take_a_step, ["torch"]),
]

if __name__ == "__main__":
    for check, needs in CHECKS:
        name = check.__name__.replace("_", " ")
        missing = [module for module in needs if importlib.util.find_spec(module) is None]
        print(f"skipped: {name} (no {', '.join(missing)})" if missing else f"ok: {name}: {check()}")
