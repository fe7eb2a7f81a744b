import type { Readable } from 'node:stream';

/** Why native code ended fits in; a process that was taken over must not fill a disk, or write others' log lines. */
const MOST_CHARACTERS = 8192;
/** Ends of lines apart, what a terminal obeys. */
const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Passes on what a process prints: its first words, line by line, each with the name of who says it. */
export function tellWords(
  printed: Readable,
  name: string,
  write: (line: string) => void = (line) => void process.stderr.write(line),
): void {
  let left = MOST_CHARACTERS;
  let open = '';
  const tell = (line: string) => {
    if (line.trim() !== '') write(`${name}: ${line.replace(CONTROLS, '\u{fffd}')}\n`);
  };
  printed.setEncoding('utf8');
  printed.on('data', (text: string) => {
    if (left === 0) return;
    const part = text.slice(0, left);
    left -= part.length;
    const lines = (open + part).split(/\r?\n/);
    open = lines.pop()!;
    for (const line of lines) tell(line);
    if (left > 0) return;
    tell(open);
    open = '';
    write(`${name}: …\n`);
  });
  printed.on('end', () => tell(open));
  // A pipe that breaks ends like one that is closed.
  printed.on('error', () => {});
}
