import { element } from './dom.ts';
import { pictureOf } from './pictures.ts';
import { type WordKey, word } from './words.ts';

const LABELS: Readonly<Record<string, WordKey>> = {
  front_image_base64: 'front',
  back_image_base64: 'back',
  image_base64: 'file',
};

/** One drop area per file field. `files` is the page's own list: a change of language keeps what was chosen. */
export function fileFields(
  fields: readonly string[],
  files: Record<string, File>,
  onchange: () => void,
  exampleOf: (name: string) => File | null,
): HTMLElement[] {
  return fields.map((name) => {
    const id = `file-${name}`;
    const status = element('p', { 'aria-live': 'polite' });
    const preview = element('div', { class: 'preview' });
    const show = (file: File | undefined) => {
      const example = file ? null : exampleOf(name);
      status.textContent = file
        ? `${file.name} · ${Math.round(file.size / 1024)} KB`
        : word(example ? 'example_file' : 'drop');
      preview.replaceChildren();
      const shown = file ?? example;
      if (shown) void pictureOf(shown).then((picture) => picture && preview.replaceChildren(small(picture)));
    };
    const take = (file: File | undefined) => {
      if (!file) return;
      files[name] = file;
      show(file);
      onchange();
    };
    const input: HTMLInputElement = element('input', {
      type: 'file',
      id,
      accept: 'image/*,application/pdf,.heic,.heif,.tif,.tiff',
      onchange: () => take(input.files?.[0]),
    });
    const area: HTMLElement = element(
      'div',
      {
        class: 'drop',
        ondragover: (event: DragEvent) => {
          event.preventDefault();
          area.classList.add('over');
        },
        ondragleave: () => area.classList.remove('over'),
        ondrop: (event: DragEvent) => {
          event.preventDefault();
          area.classList.remove('over');
          take(event.dataTransfer?.files[0]);
        },
      },
      element('label', { for: id }, word(LABELS[name] ?? 'file')),
      input,
      status,
      preview,
    );
    show(files[name]);
    return area;
  });
}

function small(picture: HTMLCanvasElement): HTMLCanvasElement {
  picture.setAttribute('aria-hidden', 'true');
  return picture;
}

export async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x8000) parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return btoa(parts.join(''));
}

/** The picture inside an example, so that it is shown like one that was chosen. */
export function fromBase64(name: string, text: string): File {
  const bytes = Uint8Array.from(atob(text.replace(/^data:[^,]*,/, '')), (char) => char.charCodeAt(0));
  const type = bytes[0] === 0x89 ? 'image/png' : bytes[0] === 0x25 ? 'application/pdf' : 'image/jpeg';
  return new File([bytes], name, { type });
}
