// What is inside the package, for whoever has to know: every production dependency with version, licence and hash
// (CycloneDX 1.5), from the lock file. `npm sbom --omit=dev` leaves out what a development dependency needs besides, and
// what was compiled from elsewhere.

/**
 * @param {string} lockText package-lock.json
 * @param {readonly string[]} [bundled] folders of development dependencies that are built into dist, and so into the package
 * @param {readonly Compiled[]} [compiled] files of code that no package brought
 */
export function billOfMaterials(lockText, bundled = [], compiled = []) {
  const { name, version, packages } = JSON.parse(lockText);
  const production = Object.entries(packages).filter(
    ([path, entry]) =>
      bundled.includes(path) || (path.includes('node_modules/') && !entry.link && !entry.dev && !entry.peer),
  );
  const components = new Map();
  for (const [path, entry] of production) {
    const part = componentOf(nameOf(path), entry);
    components.set(part['bom-ref'], part);
  }
  for (const part of compiled.flatMap(compiledComponents)) components.set(part['bom-ref'], part);
  const root = { ...componentOf(name, { version, license: packages[''].license }), type: 'application' };
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { lifecycles: [{ phase: 'build' }], component: root },
    components: [...components.values()].sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)),
    dependencies: [['', packages['']], ...production].map(([path, entry]) => ({
      ref: path === '' ? root['bom-ref'] : `${nameOf(path)}@${entry.version}`,
      dependsOn: [
        ...new Set(
          Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
            .map((needed) => resolve(packages, path, needed))
            .filter((found) => found !== undefined && components.has(found)),
        ),
      ].sort(),
    })),
  };
}

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

function componentOf(name, { version, license, integrity, optional }) {
  const [algorithm, digest] = integrity?.split('-') ?? [];
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    scope: optional ? 'optional' : 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(algorithm === 'sha512'
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }
      : {}),
    ...(license ? { licenses: [/[ (]/.test(license) ? { expression: license } : { license: { id: license } }] } : {}),
  };
}

/** @typedef {{ files: Record<string, string>, source: { name: string, version: string, purl: string, licence: string } }} Compiled */

/** One for each file, with its hash. */
function compiledComponents({ files, source: { name, version, purl, licence } }) {
  return Object.entries(files).map(([file, content]) => ({
    'bom-ref': `${name}@${version}#${file}`,
    type: 'library',
    name,
    version,
    description: file,
    scope: 'required',
    purl,
    hashes: [{ alg: 'SHA-256', content }],
    licenses: [{ license: { id: licence } }],
  }));
}

/** As Node looks for it: in the package's own folder, then in those around it. */
function resolve(packages, path, needed) {
  for (let from = path; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) {
    const found = packages[`${from === '' ? '' : `${from}/`}node_modules/${needed}`];
    if (found) return `${needed}@${found.version}`;
    if (from === '') return undefined;
  }
}
