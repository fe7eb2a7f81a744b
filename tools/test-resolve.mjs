// Loaded into every process of a test run (TEST_BUNDLES: folders of tools/test-bundle.mjs). What the code of this
// checkout imports from a bundled package, and a bundled program that is started, come from there. Packages among
// themselves, and packages installed elsewhere, are resolved as ever.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folders = process.env.TEST_BUNDLES?.split(':');
if (folders) {
  const root = new URL('..', import.meta.url).href;
  const installed = `${root}node_modules/`;
  const isOurs = (url) => url?.startsWith(root) && !url.startsWith(installed);
  const files = new Map(folders.flatMap((folder) => JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8'))));
  // `node FILE` and threads have no parent; bin/jbis.mjs imports the command line it found.
  const isStart = (parentURL) => parentURL === undefined || parentURL === `${root}bin/find-node.mjs`;
  const programAt = (name) => {
    const url = name.startsWith('/') ? pathToFileURL(name).href : name;
    return url.startsWith(root) ? files.get(decodeURI(url.slice(root.length))) : undefined;
  };
  const found = (url, format) => ({ url, format, shortCircuit: true });
  registerHooks({
    resolve(name, context, next) {
      const { parentURL, conditions } = context;
      const program = isStart(parentURL) ? programAt(name) : undefined;
      if (program) return found(program, 'module');
      if (!isOurs(parentURL) || !conditions.includes('import')) return next(name, context);
      // Written with its extension, a file of ours needs no search.
      if (name.startsWith('.') && name.endsWith('.ts'))
        return found(new URL(name, parentURL).href, 'module-typescript');
      const url = files.get(name);
      return url ? found(url, 'module') : next(name, context);
    },
  });
}
