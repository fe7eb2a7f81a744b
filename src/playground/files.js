import { element } from './dom.js';
import { word } from './words.js';

const LABELS = { front_image_base64: 'front', back_image_base64: 'back', image_base64: 'file' };

/** One drop area per file field; `onchange(files)` gets the chosen files by field name. */
export function fileFields(fields, onchange) {
  const chosen = {};
  return fields.map((name) => {
    const id = `file-${name}`;
    const status = element('p', { 'aria-live': 'polite' }, word('drop'));
    const take = (file) => {
      if (!file) return;
      chosen[name] = file;
      status.textContent = `${file.name} · ${Math.round(file.size / 1024)} KB`;
      onchange({ ...chosen });
    };
    const input = element('input', {
      type: 'file',
      id,
      accept: 'image/*,application/pdf,.heic,.heif,.tif,.tiff',
      onchange: () => take(input.files[0]),
    });
    const area = element(
      'div',
      {
        class: 'drop',
        ondragover: (event) => {
          event.preventDefault();
          area.classList.add('over');
        },
        ondragleave: () => area.classList.remove('over'),
        ondrop: (event) => {
          event.preventDefault();
          area.classList.remove('over');
          take(event.dataTransfer.files[0]);
        },
      },
      element('label', { for: id }, word(LABELS[name] ?? name)),
      input,
      status,
    );
    return area;
  });
}

export async function toBase64(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts = [];
  for (let at = 0; at < bytes.length; at += 0x8000) parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return btoa(parts.join(''));
}
