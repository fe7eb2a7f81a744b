import { createHash } from 'node:crypto';
import type { Position } from '../../usecases/filings/search-filings.ts';

/**
 * An opaque place in a result list. The check sum binds it to its query, so that it cannot be carried into another one;
 * it holds nothing but a position, hence no secret is needed and every server reads every cursor.
 */
export function writeCursor(position: Position, query: string): string {
  const text = `${position.id}|${position.submitted}`;
  return Buffer.from(`${text}|${seal(text, query)}`).toString('base64url');
}

/** Undefined when it is broken or of another query. */
export function readCursor(cursor: string, query: string): Position | undefined {
  const match = /^(\d{1,15})\|(\d{4}-\d{2}-\d{2} \d{2}:\d{2})\|([0-9a-f]{16})$/.exec(
    Buffer.from(cursor, 'base64url').toString('latin1'),
  );
  if (!match || match[3] !== seal(`${match[1]}|${match[2]}`, query)) return undefined;
  return { id: Number(match[1]), submitted: match[2]! };
}

const seal = (text: string, query: string): string =>
  createHash('sha256').update(`jbis filings cursor\n${query}\n${text}`).digest('hex').slice(0, 16);
