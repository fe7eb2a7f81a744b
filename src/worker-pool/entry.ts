/** The worker file beside the caller: `.ts` in a checkout, `.js` in dist. `workerEntry(import.meta.url, './ocr.child')` */
export const workerEntry = (importMetaUrl: string, name: `./${string}.worker` | `./${string}.child`): URL =>
  new URL(`${name}${importMetaUrl.endsWith('.ts') ? '.ts' : '.js'}`, importMetaUrl);
