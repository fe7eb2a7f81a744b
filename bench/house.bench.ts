import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { longFiles } from '../test/architecture.length.ts';
import { allImports, isDeepEngineImport } from '../test/architecture.rules.ts';
import { print, type RunOptions } from './figure.ts';

const ROOT = join(import.meta.dirname, '..');

/** The state of the code itself: imports past an engine's face, files of more than one idea, duplicated blocks, what the last whole test run cost. */
export default async function house(_options: RunOptions): Promise<void> {
  const imports = allImports(ROOT);
  const deep = imports.filter(isDeepEngineImport);
  print({
    figure: 'house.deep_engine_imports',
    value: deep.length,
    unit: 'imports',
    context: { imports: imports.length, found: deep.map(({ file, target }) => `${file} → ${target}`) },
  });
  const long = longFiles(ROOT);
  print({
    figure: 'house.long_files',
    value: long.length,
    unit: 'files',
    context: { most_lines: 250, found: long.map(({ file, lines }) => `${file}: ${lines}`) },
  });
  print({
    figure: 'house.duplicated_blocks',
    value: duplicatedBlocks(),
    unit: 'blocks',
    context: { tool: 'jscpd', min_lines: 12, min_tokens: 80, folders: ['src', 'bench', 'eval', 'tools'] },
  });
  const run = join(ROOT, 'var/test-run.json');
  if (!existsSync(run)) {
    process.stderr.write('house.suite_cpu_s: run the whole test suite first (npm test)\n');
    return;
  }
  const { cpu_s, wall_s, files } = JSON.parse(readFileSync(run, 'utf8')) as Record<string, number>;
  print({ figure: 'house.suite_cpu_s', value: cpu_s!, unit: 's', context: { wall_s, files } });
}

function duplicatedBlocks(): number {
  const out = mkdtempSync(join(tmpdir(), 'jscpd-'));
  try {
    execFileSync(
      join(ROOT, 'node_modules/.bin/jscpd'),
      ['--reporters', 'json', '--output', out, 'src', 'bench', 'eval', 'tools'],
      { cwd: ROOT, stdio: 'ignore' },
    );
    const report = JSON.parse(readFileSync(join(out, 'jscpd-report.json'), 'utf8')) as { duplicates: unknown[] };
    return report.duplicates.length;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
