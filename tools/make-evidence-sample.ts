// Writes data/sample/evidence from the invented world of the stand-ins: node tools/run.mjs tools/make-evidence-sample.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORIES, CATEGORY_FACTS } from '../src/connectors/fsa/categories.ts';
import { readWorkbook } from '../src/connectors/fsa/loader.ts';
import { CODE_LIST_LINES, edinetWorld } from '../testkit/upstreams/edinet-world.ts';
import { startUpstreams } from '../testkit/upstreams/index.ts';

const TODAY = '2026-11-01';
const FROM = '2024-06-03';
const folder = join(import.meta.dirname, '../data/sample/evidence');
mkdirSync(folder, { recursive: true });
const write = (name: string, value: unknown) =>
  writeFileSync(join(folder, name), `${JSON.stringify(value, null, 1)}\n`);

const world = edinetWorld(TODAY);
const days: Record<string, unknown[]> = {};
const contents: Record<string, readonly (readonly [string, string])[]> = {};
for (let day = FROM; day <= world.lastDay; day = next(day)) {
  const rows = world
    .day(day, true)
    .map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)));
  if (rows.length > 0) days[day] = rows;
  for (const { docID } of rows) {
    const content = world.content(String(docID));
    if (content !== null) contents[String(docID)] = [...content.report, ...content.audit];
  }
}
write('edinet.json', {
  from: FROM,
  to: world.lastDay,
  code_list_as_of: TODAY,
  code_list: CODE_LIST_LINES,
  days,
  contents,
});

const upstreams = await startUpstreams({ today: TODAY });
const editions = [];
for (const asOf of ['2026-07-31', '2026-10-31']) {
  upstreams.control.fsa.asOf = asOf;
  if (asOf > '2026-10') upstreams.control.fsa.removed.add('関東財務局長（金商）第9903号');
  for (const category of CATEGORIES) {
    const url = `${upstreams.env.FSA_LIST_BASE_URL}/${CATEGORY_FACTS[category].file}`;
    editions.push(await readWorkbook(category, new Uint8Array(await (await fetch(url)).arrayBuffer())));
  }
}
write('fsa.json', editions);
await upstreams.close();

function next(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
