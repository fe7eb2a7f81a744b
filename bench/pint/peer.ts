import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { invoiceSchemas } from './schema.ts';

export interface XsdPeer {
  /** Which schema it validates with. */
  readonly schema: 'ubl_2_1_files' | 'generated_from_our_table';
  readonly compileMs: number;
  /** Parses and validates; throws when the document is not valid. */
  readonly validate: (xml: Uint8Array) => void;
}

/**
 * libxml2 as WebAssembly with a compiled UBL Invoice schema: the files of the standard when `--xsd DIR` names them
 * (the folder that holds `maindoc` and `common`), else a schema of the same content model made from our table.
 */
export async function openXsdPeer(folder: string | undefined): Promise<XsdPeer> {
  const { XmlBufferInputProvider, XmlDocument, XsdValidator, xmlRegisterInputProvider } = await import('libxml2-wasm');
  const official = folder !== undefined;
  const files = official ? readSchemaFolder(folder) : generated();
  const entry = official ? join(folder, 'maindoc/UBL-Invoice-2.1.xsd') : '/schema/invoice.xsd';
  xmlRegisterInputProvider(new XmlBufferInputProvider(files));
  const before = process.cpuUsage();
  const validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(files[entry]!, { url: entry }));
  const { user, system } = process.cpuUsage(before);
  return {
    schema: official ? 'ubl_2_1_files' : 'generated_from_our_table',
    compileMs: (user + system) / 1000,
    validate: (xml) => {
      const document = XmlDocument.fromBuffer(xml);
      try {
        validator.validate(document);
      } finally {
        document.dispose();
      }
    },
  };
}

function readSchemaFolder(folder: string): Record<string, Uint8Array> {
  const entry = join(folder, 'maindoc/UBL-Invoice-2.1.xsd');
  if (!existsSync(entry)) throw new Error(`There is no ${entry}: --xsd names the folder with maindoc and common`);
  return Object.fromEntries(
    ['maindoc', 'common'].flatMap((part) =>
      readdirSync(join(folder, part)).map((name) => [join(folder, part, name), readFileSync(join(folder, part, name))]),
    ),
  );
}

const generated = (): Record<string, Uint8Array> =>
  Object.fromEntries(Object.entries(invoiceSchemas()).map(([name, text]) => [`/schema/${name}`, Buffer.from(text)]));
