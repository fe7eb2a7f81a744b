import { type Finding, Positions, type Report } from '../engines/pint/index.ts';
import type { Io } from './command.ts';

interface ReportOptions {
  readonly language: 'ja' | 'en' | 'both';
  readonly max: number;
  readonly quiet: boolean;
}

const CONTEXT = 100;

/** The readable report: each finding with its source line, a caret under the place, the rule and how to mend it. */
export function printReport(file: string, source: string, report: Report, options: ReportOptions, io: Io): void {
  const { total, ruleSet, layers } = report;
  const verdict = report.valid ? 'VALID 有効' : `NOT VALID 無効: ${total} finding${total === 1 ? '' : 's'}`;
  io.out(`${file}: ${verdict} (${ruleSet.name} ${ruleSet.version})`);
  if (options.quiet) return;
  io.out(
    `  layers: ${Object.entries(layers)
      .map(([layer, state]) => `${layer} ${state}`)
      .join(', ')}`,
  );
  const positions = new Positions(source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
  for (const finding of report.findings.slice(0, options.max)) printFinding(file, finding, positions, options, io);
  const hidden = total - Math.min(options.max, report.findings.length);
  if (hidden > 0) io.out(`\n  … ${hidden} more. By rule: ${countsOf(report)}`);
  for (const advisory of report.advisories.slice(0, options.max)) {
    io.out(`\n${file}:${advisory.line}:${advisory.column}: advisory ${advisory.code}`);
    say(options, io, advisory.message.en, advisory.message.ja);
  }
}

function printFinding(file: string, finding: Finding, positions: Positions, options: ReportOptions, io: Io): void {
  const { line, column } = finding;
  io.out(`\n${file}:${line}:${column}: ${finding.layer} ${finding.ruleId} ${finding.terms.join(' ')}`.trimEnd());
  const { shown, caret } = excerpt(positions.line(line), column);
  const gutter = String(line);
  io.out(`  ${gutter} | ${shown}`);
  io.out(`  ${' '.repeat(gutter.length)} | ${caret}`);
  say(options, io, finding.message.en, finding.message.ja);
  const values = [
    ...(finding.actual === null ? [] : [`found: ${finding.actual}`]),
    ...(finding.expected === null ? [] : [`expected: ${finding.expected.en}`]),
  ];
  if (values.length > 0) io.out(`    ${values.join('   ')}`);
  say(options, io, `fix: ${finding.hint.en}`, `対処: ${finding.hint.ja}`);
}

function say(options: ReportOptions, io: Io, en: string, ja: string): void {
  if (options.language !== 'en') io.out(`    ${ja}`);
  if (options.language !== 'ja') io.out(`    ${en}`);
}

/** Part of a line around a column, and a caret under it; a full-width character takes two cells on a terminal. */
function excerpt(text: string, column: number): { shown: string; caret: string } {
  const chars = [...text.replaceAll('\t', ' ')].map((char) => (char < ' ' || char === '\x7f' ? '·' : char));
  const from = Math.max(0, column - 1 - CONTEXT / 2);
  const shown = chars.slice(from, from + CONTEXT);
  const before = chars.slice(from, column - 1);
  const width = before.reduce((sum, char) => sum + (isWide(char) ? 2 : 1), 0);
  return { shown: shown.join(''), caret: `${' '.repeat(width)}^` };
}

const isWide = (char: string): boolean =>
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/u.test(
    char,
  );

const countsOf = (report: Report): string =>
  Object.entries(report.ruleCounts)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 12)
    .map(([rule, count]) => `${rule} ×${count}`)
    .join(', ');
