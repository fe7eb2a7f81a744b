import { byId, element } from './dom.js';
import { fileFields, toBase64 } from './files.js';
import { renderJson } from './json-view.js';
import { payAndCall } from './pay.js';
import { viewsOf } from './views.js';
import { currentLanguage, switchLanguage, translatePage, word } from './words.js';

/** The page is made from /openapi.json and /agents.json, so a new endpoint appears here by itself. */
const [openapi, agents] = await Promise.all(
  ['/openapi.json', '/agents.json'].map(async (path) => (await fetch(path)).json()),
);
const isDevnet = agents.payment.devnet;
const operations = await Promise.all(
  Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => toOperation(path, method.toUpperCase(), operation)),
  ),
);
let current =
  operations.find((operation) => location.hash === `#${operation.name}`) ??
  operations.find((operation) => operation.price !== null) ??
  operations[0];
let files = {};

async function toOperation(path, method, operation) {
  const content = operation.requestBody?.content['application/json'];
  const action = agents.actions.find((candidate) => candidate.name === operation.operationId);
  const properties = content?.schema.properties ?? {};
  const uploads = Object.keys(properties).filter((name) => properties[name].contentEncoding === 'base64');
  // Long examples stand in documents of their own.
  const elsewhere = content?.examples?.example.externalValue;
  const example =
    content?.example ??
    (elsewhere && (await (await fetch(new URL(elsewhere).pathname)).json())) ??
    Object.fromEntries(
      (operation.parameters ?? [])
        .filter((parameter) => parameter.example !== undefined)
        .map((parameter) => [parameter.name, parameter.example]),
    );
  return {
    name: operation.operationId,
    path,
    method,
    summary: { en: operation.summary, ja: action?.summary_ja ?? operation.summary },
    description: operation.description,
    price: operation['x-payment-info'] ? (action?.price ?? '') : null,
    uploads,
    hasBody: content !== undefined,
    example,
  };
}

const priceOf = (operation) => operation.price ?? word('free');

function renderList() {
  byId('list').replaceChildren(
    ...operations.map((operation) =>
      element(
        'li',
        {},
        element(
          'button',
          { type: 'button', 'aria-current': operation === current ? 'true' : false, onclick: () => choose(operation) },
          element('span', {}, operation.summary[currentLanguage()]),
          element('span', {}, priceOf(operation)),
        ),
      ),
    ),
  );
  byId('pick').replaceChildren(
    ...operations.map((operation) =>
      element(
        'option',
        { value: operation.name, selected: operation === current },
        `${operation.summary[currentLanguage()]} · ${priceOf(operation)}`,
      ),
    ),
  );
}

function renderOperation() {
  byId('title').textContent = current.summary[currentLanguage()];
  byId('call').firstElementChild.textContent = `${current.method} ${current.path}`;
  byId('price').textContent = priceOf(current);
  byId('about').textContent = current.description;
  byId('run').textContent = word(current.price === null ? 'runFree' : 'run');
  const area = byId('files');
  area.hidden = current.uploads.length === 0;
  area.replaceChildren(
    ...fileFields(current.uploads, (chosen) => {
      files = chosen;
      withoutExampleSource();
    }),
  );
}

/** A chosen file takes the place of the example's text or file. */
function withoutExampleSource() {
  const input = readInput();
  if (!input) return;
  for (const key of ['text', 'file_url', ...current.uploads, 'front_image_url', 'back_image_url']) delete input[key];
  byId('input').value = JSON.stringify(input, null, 2);
}

function showExample() {
  // The job made last is the one to ask about.
  const job = sessionStorage.getItem('job_id');
  if (job && current.example.job_id) current.example.job_id = job;
  const short = Object.fromEntries(
    Object.entries(current.example).map(([key, value]) => [
      key,
      current.uploads.includes(key) && String(value).length > 200 ? `(${word('file')})` : value,
    ]),
  );
  byId('input').value = JSON.stringify(short, null, 2);
  byId('input-error').hidden = true;
}

function choose(operation) {
  current = operation;
  files = {};
  history.replaceState(null, '', `#${operation.name}`);
  byId('answer').hidden = true;
  byId('steps').replaceChildren();
  renderList();
  renderOperation();
  showExample();
  byId('work').focus({ preventScroll: false });
}

function readInput() {
  try {
    byId('input-error').hidden = true;
    return JSON.parse(byId('input').value || '{}');
  } catch (error) {
    byId('input-error').textContent = word('notJson') + error.message;
    byId('input-error').hidden = false;
    return null;
  }
}

/** The request as it goes out: chosen files as Base64, the example's file where it was left in place. */
async function requestOf(input) {
  const body = { ...input };
  for (const name of current.uploads) {
    if (files[name]) body[name] = await toBase64(files[name]);
    else if (body[name] === `(${word('file')})`) body[name] = current.example[name];
  }
  if (current.hasBody) return { method: 'POST', url: current.path, body: JSON.stringify(body) };
  let url = current.path;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(body)) {
    if (url.includes(`{${name}}`)) url = url.replace(`{${name}}`, encodeURIComponent(value));
    else for (const item of [value].flat()) query.append(name, String(item));
  }
  return { method: current.method, url: query.size > 0 ? `${url}?${query}` : url };
}

async function run() {
  const input = readInput();
  if (!input) return;
  const button = byId('run');
  button.disabled = true;
  byId('steps').replaceChildren();
  byId('answer').hidden = true;
  const step = (text, kind = '') => byId('steps').append(element('li', { class: kind }, text));
  try {
    const { body } = await payAndCall({ ...(await requestOf(input)), isDevnet, step });
    const shownFiles = Object.fromEntries(
      Object.entries(files).map(([name, file]) => [name.replace('_image_base64', ''), file]),
    );
    byId('views').replaceChildren(...(body ? await viewsOf(body, { input, files: shownFiles }) : []));
    if (typeof body?.job_id === 'string') sessionStorage.setItem('job_id', body.job_id);
    renderJson(byId('json'), body);
    byId('answer').hidden = false;
  } catch (error) {
    step(word('failed') + error.message, 'bad');
  } finally {
    button.disabled = false;
  }
}

function renderAll() {
  translatePage();
  byId('money').textContent = word(isDevnet ? 'devnet' : 'realMoney');
  renderList();
  renderOperation();
}

byId('form').addEventListener('submit', (event) => {
  event.preventDefault();
  run();
});
byId('reset').addEventListener('click', () => {
  files = {};
  renderOperation();
  showExample();
});
byId('pick').addEventListener('change', (event) =>
  choose(operations.find((operation) => operation.name === event.target.value)),
);
byId('language').addEventListener('click', () => {
  switchLanguage();
  renderAll();
});
renderAll();
showExample();
document.body.dataset.ready = 'true';
