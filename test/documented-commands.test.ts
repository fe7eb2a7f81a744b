import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fencedBlocks, inlineCommands, pages, plainCommand, ROOT, shellLines } from '../testkit/documented/markdown.ts';
import {
  dataOf,
  ELSEWHERE,
  EXIT_CODES,
  helpOf,
  helpWithAll,
  isAskedForHelp,
  measuringOf,
  runsOn,
  STANDS_FOR,
} from '../testkit/documented/plans.ts';
import { type Ended, run, runUntil } from '../testkit/documented/shell.ts';
import { openWorkshop, type Workshop, writeEvidenceFiles } from '../testkit/documented/workshop.ts';

let workshop: Workshop;
before(async () => {
  workshop = await openWorkshop();
});
after(() => workshop.close());

/** Every printed command once, on the page that has it in a block, else in a sentence. */
function printedCommands(): { page: string; command: string }[] {
  const seen = new Map<string, string>();
  for (const commandsOf of [shellLines, inlineCommands])
    for (const { file, text } of pages())
      for (const line of commandsOf(text)) if (!seen.has(plainCommand(line))) seen.set(plainCommand(line), file);
  return [...seen].map(([command, page]) => ({ page, command }));
}
const printed = printedCommands();

/** `JBIS_PAY_TO=0x…` and the address of the service, as they are here. */
function filledIn(command: string): string {
  return (STANDS_FOR[command] ?? command)
    .replaceAll('http://127.0.0.1:8402', workshop.service.url)
    .replace(/\b([A-Z][A-Z0-9_]*)=\S*…/g, (_, name: string) => {
      assert.ok(workshop.values[name], `nothing stands for ${name}`);
      return `${name}=${workshop.values[name]}`;
    });
}

async function execute(page: string, command: string): Promise<Ended> {
  const place = await workshop.place(page, dataOf(page, command));
  const sign = runsOn(command);
  const line = isAskedForHelp(command) ? helpOf(command) : filledIn(command);
  return sign && !isAskedForHelp(command) ? runUntil(line, place, sign) : run(line, place);
}

const byPage = Map.groupBy(
  printed.filter(({ command }) => !ELSEWHERE[command] && !measuringOf(command)),
  ({ page }) => page,
);
const measuring = Map.groupBy(
  printed.filter(({ command }) => !ELSEWHERE[command]).flatMap(({ command }) => measuringOf(command) ?? []),
  ({ program }) => program,
);
describe('every printed command works', { concurrency: 2, timeout: 1_200_000 }, () => {
  for (const [page, commands] of byPage)
    test(page, async (t) => {
      if (page.startsWith('docs/sources/')) await writeEvidenceFiles(workshop, (await workshop.place(page)).cwd);
      for (const { command } of commands)
        await t.test(command, async () => {
          if (command.includes('--version ')) return pullsOlderVersion(page, command);
          const { code, out, err } = await execute(page, command);
          assert.equal(code, EXIT_CODES[command] ?? 0, `${out}\n${err}`);
          if (command.includes('トヨタ自動車') && !command.includes('--dry-run')) assert.match(out, /1180301018771/);
          if (command.startsWith('curl -i')) assert.match(out, /402 Payment Required[\s\S]*payment-required:/i);
          if (command.startsWith('jbis pint')) assert.ok(fencedBlocks(textOf(page)).some(({ text }) => text === out));
        });
    });
});

for (const [program, commands] of measuring)
  test(`npm run ${program} knows all that is printed of it`, async () => {
    const { code, out, err } = await run(helpWithAll(program, commands), await workshop.place('README.md'));
    assert.equal(code, 0, err);
    assert.match(out + err, /^Usage: npm run /m);
  });

const textOf = (file: string) => pages().find((page) => page.file === file)!.text;

/** Going back needs two versions at the store: the page's own push, and one more after another import. */
async function pullsOlderVersion(page: string, command: string): Promise<void> {
  const push = await workshop.place(page, dataOf(page, 'jbis data push'));
  const pushed = () =>
    [...workshop.s3.objects.keys()].map((key) => /company\.([0-9TZ]+-[0-9a-f]+)\.db\.json$/.exec(key)?.[1]);
  const [older] = pushed().filter(Boolean);
  const difference = await workshop.publishNextDay();
  const again = await run(`jbis import company ${difference} && jbis data push`, push);
  assert.equal(again.code, 0, again.err);
  const node = await workshop.place(page, 'node');
  assert.equal((await run('jbis data pull', node)).code, 0);
  const { code, out, err } = await run(
    command.replace('NAME', 'company').replace(/--version \S+/, `--version ${older}`),
    node,
  );
  assert.equal(code, 0, `${out}\n${err}`);
  assert.match(out, /company: /);
}

test('what is not executed here is listed with a reason, and the list has nothing that is not printed', () => {
  const commands = new Set(printed.map(({ command }) => command));
  for (const list of [ELSEWHERE, EXIT_CODES, STANDS_FOR])
    for (const command of Object.keys(list)) assert.ok(commands.has(command), `no page prints ${command}`);
  for (const [command, { reason, test: file }] of Object.entries(ELSEWHERE)) {
    assert.ok(reason.length > 10, command);
    if (file) assert.ok(existsSync(join(ROOT, file)), `${command}: there is no ${file}`);
  }
});
