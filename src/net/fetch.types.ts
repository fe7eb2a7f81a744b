import type { Resolve } from './resolve.ts';

export interface FetchOptions {
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'HEAD' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  /** A large body is read from its source while it is sent. */
  readonly body?:
    | string
    | Uint8Array
    | { readonly bytes: number; readonly stream: () => AsyncIterable<Uint8Array> }
    | undefined;
  /** Most bytes of the answer, on the wire and after decompression. */
  readonly maxBytes: number;
  /** The whole exchange, redirects and name resolution included; default 10 s. */
  readonly timeoutMs?: number;
  /** Longest silence; default 5 s. */
  readonly idleMs?: number;
  /** Default 0: a redirect is returned as it is. More than allowed is refused. */
  readonly maxRedirects?: number;
  readonly signal?: AbortSignal | undefined;
  readonly resolve?: Resolve;
  /** Which addresses may be connected to; default the public internet. Settings of the operator may allow more. */
  readonly allowAddress?: (address: string) => boolean;
  /** Plain HTTP: only for loopback (stand-ins, devnet) and addresses an operator has set. */
  readonly allowHttp?: boolean;
  /** Further trusted certificates (PEM), e.g. of a private network or a test. */
  readonly ca?: string;
}

interface AnswerHead {
  readonly status: number;
  /** Where the answer came from, after redirects. */
  readonly url: string;
  readonly header: (name: string) => string | null;
}

export interface FetchAnswer extends AnswerHead {
  readonly bytes: Uint8Array;
}

export interface StreamAnswer extends AnswerHead {
  /** The body, within the same limits; to be read once, or left by `break`. */
  readonly content: AsyncIterable<Uint8Array>;
}
