import { byId, element } from './dom.ts';
import { errorTexts, type Texts, thrownTexts } from './error-text.ts';
import { fileFields, fromBase64 } from './files.ts';
import { renderJson } from './json-view.ts';
import { currentLanguage, label, loadLabelSets, loadLabels, speakOf, switchLanguage, translate } from './language.ts';
import { priceOf, renderList } from './operation-list.ts';
import { loadOperations, type Operation } from './operations.ts';
import { payAndCall } from './pay.ts';
import { EXAMPLE_FILE, type Input, placeOf, requestOf } from './request.ts';
import { requestForm } from './request-form.ts';
import { viewsOf } from './views.ts';
import { type WordKey, word } from './words.ts';
import { dollars } from './x402.ts';

await Promise.all([loadLabels(), loadLabelSets()]);
const { operations, isDevnet } = await loadOperations((name) => {
  const known = label('ENDPOINT_DESCRIPTION', name, 'ja');
  return known === name ? undefined : known;
});
let current: Operation =
  operations.find((operation) => location.hash === `#${operation.name}`) ??
  operations.find((operation) => operation.price !== null) ??
  operations[0]!;
/** Chosen files by field; a change of language does not touch them. */
let files: Record<string, File> = {};
let spent = 0;
/** The example of the endpoint that is shown. */
let example: Input = {};
/** The last answer, drawn again in another language. */
let shown: { answer: Input | null; input: Input; pictures: Record<string, Blob>; refusals: Texts[] } | null = null;
/** What happened so far, said again in another language. */
let steps: { say: () => string; kind: string }[] = [];

function renderOperation(): void {
  byId('title').textContent = current.summary[currentLanguage()];
  byId('call').firstElementChild!.textContent = `${current.method} ${current.path}`;
  byId('price').textContent = priceOf(current);
  byId('about').textContent = current.description[currentLanguage()];
  byId('run').textContent = word(current.price === null ? 'runFree' : 'run');
  const area = byId('files');
  area.hidden = current.uploads.length === 0;
  area.replaceChildren(...fileFields(current.uploads, files, withoutExampleSource, exampleFile));
  renderForm();
}

function renderForm(): void {
  byId('fields').replaceChildren(...requestForm(current, readInput() ?? {}, setField));
}

/** One field of the form into the JSON; both always say the same. */
function setField(name: string, value: unknown): void {
  const input = readInput();
  if (!input) return;
  if (value === undefined) delete input[name];
  else input[name] = value;
  byId<HTMLTextAreaElement>('input').value = JSON.stringify(input, null, 2);
}

/** The picture that the example carries, while the request still asks for it. */
function exampleFile(name: string): File | null {
  const value = example[name];
  return readInput()?.[name] === EXAMPLE_FILE && typeof value === 'string' ? fromBase64(`${name}.png`, value) : null;
}

/** A chosen file takes the place of the example's text or file. */
function withoutExampleSource(): void {
  const input = readInput();
  if (!input) return;
  for (const key of ['text', 'file_url', ...current.uploads, 'front_image_url', 'back_image_url']) delete input[key];
  byId<HTMLTextAreaElement>('input').value = JSON.stringify(input, null, 2);
  renderForm();
}

async function showExample(): Promise<void> {
  const operation = current;
  const loaded = await operation.example();
  if (operation !== current) return;
  example = loaded;
  // The job made last is the one to ask about.
  const job = sessionStorage.getItem('job_id');
  if (job && example.job_id) example.job_id = job;
  const short = Object.fromEntries(
    Object.entries(example).map(([key, value]) => [key, current.uploads.includes(key) ? EXAMPLE_FILE : value]),
  );
  byId<HTMLTextAreaElement>('input').value = JSON.stringify(short, null, 2);
  byId('input-error').hidden = true;
  renderOperation();
}

function choose(operation: Operation): void {
  current = operation;
  files = {};
  shown = null;
  history.replaceState(null, '', `#${operation.name}`);
  byId('answer').hidden = true;
  steps = [];
  renderSteps();
  renderList(operations, current, choose);
  void showExample();
  byId('work').focus({ preventScroll: false });
}

function readInput(): Input | null {
  try {
    byId('input-error').hidden = true;
    return JSON.parse(byId<HTMLTextAreaElement>('input').value || '{}') as Input;
  } catch (error) {
    byId('input-error').textContent = word('notJson', { place: placeOf(error) });
    byId('input-error').hidden = false;
    return null;
  }
}

async function run(): Promise<void> {
  const input = readInput();
  if (!input) return;
  const button = byId<HTMLButtonElement>('run');
  button.disabled = true;
  steps = [];
  renderSteps();
  byId('answer').hidden = true;
  const step = (say: () => string, kind = '') => {
    steps.push({ say, kind });
    byId('steps').append(element('li', { class: kind }, say()));
  };
  try {
    const pictures = Object.fromEntries(
      current.uploads.flatMap((name) => {
        const file = files[name] ?? exampleFile(name);
        return file ? [[name.replace('_image_base64', ''), file]] : [];
      }),
    );
    const { status, body, paid } = await payAndCall({
      ...(await requestOf(current, { input, files, example })),
      isDevnet,
      step,
    });
    spent += paid;
    if (typeof body?.job_id === 'string') sessionStorage.setItem('job_id', body.job_id);
    shown = { answer: body, input, pictures, refusals: errorTexts(status, body) };
    await renderAnswer();
  } catch (error) {
    const texts = thrownTexts(error);
    step(() => word('failed') + texts[currentLanguage()], 'bad');
  } finally {
    renderSpent();
    button.disabled = false;
  }
}

async function renderAnswer(): Promise<void> {
  if (!shown) return;
  const { answer, input, pictures, refusals } = shown;
  speakOf(current.name);
  const views = refusals.length > 0 || !answer ? [] : await viewsOf(answer, { input, files: pictures });
  byId('views').replaceChildren(...refusalList(refusals), ...views);
  renderJson(byId('json'), answer);
  byId('answer').hidden = false;
}

const refusalList = (refusals: readonly Texts[]): Element[] =>
  refusals.length === 0
    ? []
    : [
        element(
          'ul',
          { class: 'refusals bad' },
          ...refusals.map((texts) => element('li', {}, texts[currentLanguage()])),
        ),
      ];

function renderSteps(): void {
  byId('steps').replaceChildren(...steps.map(({ say, kind }) => element('li', { class: kind }, say())));
}

function renderSpent(): void {
  byId('spent').textContent = spent === 0 ? '' : word('spent', { spent: dollars(spent) });
}

function renderAll(): void {
  translate((key) => word(key as WordKey));
  document.title = word('page_title');
  byId('money').textContent = word(isDevnet ? 'devnet' : 'realMoney');
  renderSpent();
  renderSteps();
  renderList(operations, current, choose);
  renderOperation();
  void renderAnswer();
}

byId('form').addEventListener('submit', (event) => {
  event.preventDefault();
  void run();
});
byId('input').addEventListener('input', renderForm);
byId('reset').addEventListener('click', () => {
  files = {};
  void showExample();
});
byId<HTMLSelectElement>('pick').addEventListener('change', (event) => {
  const name = (event.target as HTMLSelectElement).value;
  choose(operations.find((operation) => operation.name === name)!);
});
byId('language').addEventListener('click', () => {
  switchLanguage();
  renderAll();
});
await showExample();
renderAll();
document.body.dataset.ready = 'true';
