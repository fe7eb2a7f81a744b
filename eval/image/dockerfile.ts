/** One instruction of a Dockerfile, its continued lines joined. */
export interface Step {
  readonly word: string;
  readonly rest: string;
}
export interface Stage {
  readonly name: string;
  readonly base: string;
  readonly steps: readonly Step[];
}

/** The stages of a Dockerfile, in their order. */
export function stagesOf(text: string): Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const stages: { name: string; base: string; steps: Step[] }[] = [];
  for (const line of lines) {
    const [, word, rest] = /^(\w+)\s+(.*)$/.exec(line)!;
    if (word !== 'FROM') {
      stages.at(-1)!.steps.push({ word: word!, rest: rest! });
      continue;
    }
    const [base, , name] = rest!.split(/\s+/);
    stages.push({ base: base!, name: name ?? 'final', steps: [] });
  }
  return stages;
}

/** `A=1 B="two words"` as pairs. */
export const pairsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/(\w+)=("[^"]*"|\S+)/g)].map(([, name, value]) => [name, value!.replaceAll('"', '')]),
  );
