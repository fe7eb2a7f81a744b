import { ErrorCode, type JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { shortened } from './echoes.ts';

interface Issue {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/**
 * The protocol's library answers a message of the wrong shape with its validator's whole list, as an error of the
 * server. It is the caller's: the first thing that is wrong, where it stands, and how many more there are.
 */
export function plainError(message: JSONRPCMessage): JSONRPCMessage {
  if (!('error' in message) || message.error.code !== ErrorCode.InternalError) return message;
  const [first, ...more] = issuesOf(message.error.message);
  if (!first) return message;
  const others = more.length > 0 ? ` (and ${more.length} more)` : '';
  const text = `${shortened(first.path.join('.'))}: ${first.message}${others}`;
  return { ...message, error: { code: ErrorCode.InvalidParams, message: text } };
}

function issuesOf(text: string): readonly Issue[] {
  try {
    const value: unknown = text.startsWith('[') ? JSON.parse(text) : [];
    return Array.isArray(value) ? value.filter((issue: Issue) => Array.isArray(issue?.path)) : [];
  } catch {
    return [];
  }
}
