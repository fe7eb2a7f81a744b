import { eraDate, isoDate } from '../../japan/eras.ts';

const EXCEL_EPOCH = Date.UTC(1899, 11, 30);

/** A date cell: a date, an Excel serial number, an ISO text, 「2026年8月31日」 or an era date. */
export function readDate(cell: string | number | boolean | Date | null | undefined): string | null {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? null : cell.toISOString().slice(0, 10);
  if (typeof cell === 'number')
    return cell > 20_000 && cell < 80_000
      ? new Date(EXCEL_EPOCH + Math.floor(cell) * 86_400_000).toISOString().slice(0, 10)
      : null;
  if (typeof cell !== 'string') return null;
  const text = cell.normalize('NFKC').replace(/\s/g, '');
  const iso = /(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})/.exec(text);
  if (iso) return isoDate(Number(iso[1]), Number(iso[2]), Number(iso[3])) ?? null;
  const era = /(明治|大正|昭和|平成|令和)(元|\d{1,2})年(\d{1,2})月(\d{1,2})日/.exec(text);
  if (!era) return null;
  return eraDate(era[1]!, era[2] === '元' ? 1 : Number(era[2]), Number(era[3]), Number(era[4])) ?? null;
}
