import { readFileSync } from 'node:fs';
import type { RegisteredIssuer } from '../../src/engines/extraction/index.ts';

/** Looks a T-number up in the stand-in register of a set; null: the register does not hold it. */
export type Register = (registrationNumber: string) => RegisteredIssuer | null;

type Row = Readonly<Record<string, unknown>>;
const text = (row: Row, ...names: string[]): string | null => {
  const value = names.map((name) => row[name]).find((entry) => typeof entry === 'string' && entry !== '');
  return (value as string | undefined) ?? null;
};

/** The day of a cancellation is the first without the registration. */
const dayBefore = (iso: string | null): string | null =>
  iso && new Date(Date.parse(iso) - 86_400_000).toISOString().slice(0, 10);

/** A register file: a list of rows, or an object from T-number to a name or a row. */
export function loadRegister(path: string): Register {
  const parsed = JSON.parse(readFileSync(path, 'utf8')) as unknown;
  const holder = parsed as { rows?: unknown; entries?: unknown; register?: unknown };
  const content = Array.isArray(parsed) ? parsed : (holder.rows ?? holder.entries ?? holder.register ?? parsed);
  const issuers = new Map<string, RegisteredIssuer>();
  const add = (number: string, row: Row) =>
    issuers.set(number.toUpperCase(), {
      name: text(row, 'name', 'registered_name', 'legal_name'),
      tradeName: text(row, 'trade_name', 'tradeName', 'shop_name'),
      from: text(row, 'registration_date', 'registered_on', 'valid_from'),
      until: dayBefore(text(row, 'cancel_date', 'cancellation_date', 'disposal_date', 'expire_date', 'valid_until')),
    });
  if (Array.isArray(content))
    for (const row of content as Row[]) add(text(row, 'registration_number', 'number', 't_number', 'id') ?? '', row);
  else
    for (const [number, row] of Object.entries(content as Record<string, Row | string>))
      add(number, typeof row === 'string' ? { name: row } : row);
  return (number) => issuers.get(number) ?? null;
}
