import type { Random } from '../random.ts';

export interface Spot {
  /** Middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const REDS = ['#c8202b', '#b8232f', '#d0392b', '#a81e3a'] as const;
const SEAL_FONT = 'Noto Serif CJK JP';

/** Ink that did not reach everywhere: noise cuts holes into what is drawn with it. */
const wornInk = (id: string, random: Random): string =>
  `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency="0.25" numOctaves="2" seed="${random.int(1, 999)}"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${-random.between(3, 5).toFixed(2)} 0 0 0 ${random.between(2.6, 3.4).toFixed(2)}"/><feComposite in="SourceGraphic" operator="in"/></filter>`;

/** Stamped over whatever is printed there: black stays black through red ink. */
function stamped(body: string, { x, y }: Spot, turn: number, random: Random): string {
  const id = `ink${random.int(1, 1e7)}`;
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`;
  const opacity = random.between(0.6, 0.95).toFixed(2);
  return `<defs>${wornInk(id, random)}</defs><g transform="${place}" opacity="${opacity}" style="mix-blend-mode:multiply"><g filter="url(#${id})">${body}</g></g>`;
}

/** A company's square seal: its name in columns of three, from the right, in a frame. */
export function squareSeal(spot: Spot, name: string, random: Random): string {
  const chars = [...`${name.replace(/[（）()㈱㈲\s]/g, '')}之印`].slice(0, 9);
  const side = chars.length > 4 ? 3 : 2;
  const colour = random.pick(REDS);
  const half = spot.size / 2;
  const cell = (spot.size * 0.86) / side;
  const glyphs = chars.slice(0, side * side).map((char, i) => {
    const [column, row] = [Math.floor(i / side), i % side];
    const x = half * 0.86 - (column + 0.5) * cell;
    const y = -half * 0.86 + (row + 0.86) * cell;
    return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="middle" font-family="${SEAL_FONT}" font-weight="bold" font-size="${(cell * 0.98).toFixed(1)}" fill="${colour}">${char}</text>`;
  });
  const frame = `<rect x="${-half}" y="${-half}" width="${spot.size}" height="${spot.size}" rx="3" fill="none" stroke="${colour}" stroke-width="${(spot.size * 0.045).toFixed(1)}"/>`;
  return stamped(frame + glyphs.join(''), spot, random.between(-6, 6), random);
}

/** A person's round seal: the family name in a ring. */
export function roundSeal(spot: Spot, name: string, random: Random): string {
  const chars = [...name.replace(/\s/g, '')].slice(0, 2);
  const colour = random.pick(REDS);
  const step = spot.size * 0.4;
  const glyphs = chars.map((char, i) => {
    const y = (i - (chars.length - 1) / 2) * step + step * 0.38;
    return `<text x="0" y="${y.toFixed(1)}" text-anchor="middle" font-family="${SEAL_FONT}" font-size="${(step * 1.02).toFixed(1)}" font-weight="bold" fill="${colour}">${char}</text>`;
  });
  const ring = `<circle r="${spot.size / 2}" fill="none" stroke="${colour}" stroke-width="${(spot.size * 0.05).toFixed(1)}"/>`;
  return stamped(ring + glyphs.join(''), spot, random.between(-25, 25), random);
}

/** An office's stamp: a word in a frame, or a round date stamp. */
export function officeStamp(spot: Spot, random: Random): string {
  const colour = random.pick([...REDS, '#2a3f8f']);
  const text = (content: string, y: number, size: number) =>
    `<text x="0" y="${y}" text-anchor="middle" font-family="Noto Sans CJK JP" font-weight="bold" font-size="${size.toFixed(1)}" fill="${colour}">${content}</text>`;
  const s = spot.size;
  if (random.chance(0.5)) {
    const frame = `<rect x="${-s * 0.6}" y="${-s * 0.25}" width="${s * 1.2}" height="${s * 0.5}" fill="none" stroke="${colour}" stroke-width="${s * 0.035}"/>`;
    return stamped(
      frame + text(random.pick(['領収済', '支払済', '処理済', '至急', '写']), s * 0.13, s * 0.34),
      spot,
      random.between(-15, 15),
      random,
    );
  }
  const ring = `<circle r="${s / 2}" fill="none" stroke="${colour}" stroke-width="${s * 0.03}"/><path d="M${-s * 0.48} ${-s * 0.14}H${s * 0.48}M${-s * 0.48} ${s * 0.14}H${s * 0.48}" stroke="${colour}" stroke-width="${s * 0.02}"/>`;
  const day = `${random.int(5, 9)}.${random.int(1, 12)}.${random.int(1, 28)}`;
  return stamped(
    ring + text('受付', -s * 0.2, s * 0.2) + text(day, s * 0.08, s * 0.22) + text('経理', s * 0.36, s * 0.2),
    spot,
    random.between(-10, 10),
    random,
  );
}
