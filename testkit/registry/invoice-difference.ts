import { join } from 'node:path';
import { ZipWriter } from './zip-writer.ts';

export interface InvoiceChange {
  readonly number: string;
  readonly process: '01' | '02' | '03' | '04' | '99';
  readonly correct?: '0' | '1';
  readonly latest?: '0' | '1';
  readonly kind?: '1' | '2';
  readonly registered?: string;
  readonly disposed?: string;
  readonly expired?: string;
  readonly name?: string;
  readonly address?: string;
  readonly tradeName?: string;
}

/** A difference of the invoice registry as published: `diff_DATE_csv.zip`; numbers must ascend. */
export async function writeInvoiceDifference(
  dir: string,
  date: string,
  changes: readonly InvoiceChange[],
): Promise<string> {
  const iso = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
  const lines = changes.map((change, i) =>
    change.process === '99'
      ? `${i + 1},"T${change.number}",99,,,,,,${iso},,,"",,,"",,,"","","",,,"",""`
      : [
          i + 1,
          `"T${change.number}"`,
          change.process,
          change.correct ?? '0',
          change.kind ?? '2',
          '1',
          change.latest ?? '1',
          change.registered ?? '2023-10-01',
          iso,
          change.disposed ?? '',
          change.expired ?? '',
          `"${change.address ?? ''}"`,
          '',
          '',
          '""',
          '',
          '',
          '""',
          `"${change.name ?? ''}"`,
          '""',
          '',
          '',
          `"${change.tradeName ?? ''}"`,
          '""',
        ].join(','),
  );
  const path = join(dir, `diff_${date}_csv.zip`);
  const zip = new ZipWriter(path);
  await zip.add(`diff_${date}.csv`, [`${lines.join('\n')}\n`]);
  await zip.close();
  return path;
}
