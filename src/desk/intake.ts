import { pageCount, pdfText, pictureOf, thumbnail } from '../playground/pictures.ts';
import { type KindGuess, kindByName, kindByText } from './document-kind.ts';
import { pictureHash } from './duplicates.ts';
import { settings } from './settings.ts';
import { desk, type Item } from './state.ts';

const ACCEPTED = /^(image\/|application\/pdf)|\.(pdf|jpe?g|png|webp|tiff?|hei[cf]|avif)$/i;
export const ACCEPT = 'image/*,application/pdf,.heic,.heif,.tif,.tiff';
/** 35,000,000 characters of Base64. */
const LARGEST = 26_000_000;

export interface Refused {
  readonly name: string;
  readonly why: 'refused_format' | 'refused_empty' | 'refused_large';
}
export interface Taken {
  readonly added: number;
  readonly refused: readonly Refused[];
}

const isAccepted = (file: File): boolean => ACCEPTED.test(file.type) || ACCEPTED.test(file.name);
const refusalOf = (file: File): Refused['why'] | null => {
  if (!isAccepted(file)) return 'refused_format';
  if (file.size === 0) return 'refused_empty';
  return file.size > LARGEST ? 'refused_large' : null;
};

/** Files of a drop, a paste, a chooser or a camera onto the pile; what no endpoint reads is named, not dropped silently. */
export function takeFiles(files: Iterable<File>): Taken {
  let added = 0;
  const refused: Refused[] = [];
  for (const file of files) {
    const why = refusalOf(file);
    if (why) {
      refused.push({ name: file.name, why });
      continue;
    }
    const item = newItem(file, firstGuess(file));
    desk.items.push(item);
    lookInside(item);
    added++;
  }
  desk.changed();
  return { added, refused };
}

const firstGuess = ({ name }: File): KindGuess =>
  settings.kind === 'guess' ? kindByName(name) : { kind: settings.kind, by: 'person' };

/** What the pile is read as was chosen anew: everything that waits follows. */
export function guessAgain(): void {
  for (const item of desk.items) {
    if (item.state !== 'waiting') continue;
    const { kind, by } = firstGuess(item.file);
    Object.assign(item, { kind, kindBy: by });
    lookInside(item);
  }
  desk.changed();
}

/** One PDF at a time: a hundred open ones would not fit a phone. */
let looking: Promise<unknown> = Promise.resolve();

/** A PDF with text says what it is. Pictures do not before they are read, and reading is what is paid for. */
function lookInside(item: Item): void {
  if (item.kindBy === 'person') return;
  looking = looking.then(async () => {
    if (!desk.items.includes(item)) return;
    const found = kindByText(await pdfText(item.file).catch(() => ''));
    // What a person chose meanwhile, or agreed to pay for, stays.
    if (!found || item.kindBy === 'person' || item.state !== 'waiting' || item.agreed !== null) return;
    Object.assign(item, { kind: found.kind, kindBy: found.by });
    desk.changed();
  });
}

export function newItem(file: File, { kind, by }: KindGuess): Item {
  const item: Item = {
    id: crypto.randomUUID(),
    file,
    back: null,
    kind,
    kindBy: by,
    agreed: null,
    state: 'waiting',
    progress: 0,
    error: null,
    isRetryable: false,
    payment: null,
    record: null,
    digest: '',
    picture: null,
    account: '',
  };
  void digestOf(file).then((digest) => {
    item.digest = digest;
    desk.changed();
  });
  return item;
}

async function digestOf(file: Blob): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The look of a picture, for duplicates; a PDF is compared by its values, which costs no decoder. */
export async function fingerprint(item: Item): Promise<void> {
  if (item.picture !== null || !/^image\/(jpeg|png|webp)/.test(item.file.type)) return;
  const canvas = await pictureOf(item.file);
  if (canvas) item.picture = pictureHash(thumbnail(canvas));
  desk.changed();
}

/** Everything dropped, folders included. */
export async function filesOfDrop(transfer: DataTransfer): Promise<File[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.() ?? null);
  if (entries.every((entry) => entry === null || entry.isFile)) return [...transfer.files];
  const found: File[] = [];
  for (const entry of entries) if (entry) await walk(entry, found);
  return found;
}

async function walk(entry: FileSystemEntry, found: File[]): Promise<void> {
  if (entry.isFile) {
    found.push(await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)));
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  for (;;) {
    // A reader gives at most a hundred entries at a time.
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (batch.length === 0) return;
    for (const inner of batch) await walk(inner, found);
  }
}

/** A scan of several papers in one PDF: every page becomes a document of its own. Says how many; 0: it cannot be opened. */
export async function splitPages(item: Item): Promise<number> {
  const count = await pageCount(item.file).catch(() => 0);
  if (count < 2) return count;
  const pages: Item[] = [];
  for (let page = 1; page <= count; page++) {
    const canvas = await pictureOf(item.file, page);
    const blob = canvas && (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png')));
    if (!blob) return 0;
    const name = item.file.name.replace(/(\.pdf)?$/i, `-${page}.png`);
    pages.push(newItem(new File([blob], name, { type: 'image/png' }), { kind: item.kind, by: item.kindBy }));
  }
  desk.items.splice(desk.items.indexOf(item), 1, ...pages);
  desk.changed();
  return count;
}
