import type { Line } from '../../src/engines/ocr/index.ts';
import type { OcrCase, TrueSegment } from './cases.ts';
import { rowsOf } from './rows.ts';
import { addPage, addScore, newScore, type Score } from './score.ts';

/** What one contender reached on the pages of one group. */
export interface Tally {
  readonly score: Score;
  readonly cpuMs: number[];
  wrongTurns: number;
}

export interface Read {
  readonly pages: readonly { readonly rotation: number; readonly lines: readonly Line[] }[];
  readonly cpuMs: Readonly<Record<string, number>>;
}

const newTally = (): Tally => ({ score: newScore(), cpuMs: [], wrongTurns: 0 });

/** Everything one contender did in a run. */
export class Results {
  readonly all = newTally();
  readonly groups = new Map<string, Tally>();
  /** Text in columns, wherever it stands. */
  readonly vertical = newScore();
  readonly stages: Record<string, number> = {};
  model = '';
  peakRssMb: number | undefined;

  add(page: OcrCase, segments: readonly TrueSegment[], reading: Read, cpuMs: number): void {
    const rows = reading.pages.flatMap((read) => rowsOf(read.lines));
    const score = newScore();
    addPage(score, segments, rows);
    const columns = segments.filter((segment) => segment.vertical);
    addPage(this.vertical, columns, rows);
    for (const [stage, ms] of Object.entries(reading.cpuMs)) this.stages[stage] = (this.stages[stage] ?? 0) + ms;
    const groups = columns.length > 0 ? [...page.groups, 'vertical'] : page.groups;
    const tallies = [...new Set(groups)].map((name) => this.groups.get(name) ?? this.newGroup(name));
    for (const tally of [this.all, ...tallies]) {
      addScore(tally.score, score);
      tally.cpuMs.push(cpuMs);
      if (reading.pages[0]!.rotation !== page.rotation) tally.wrongTurns++;
    }
  }

  private newGroup(name: string): Tally {
    const tally = newTally();
    this.groups.set(name, tally);
    return tally;
  }
}
