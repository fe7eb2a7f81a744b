import { isIP, isIPv4 } from 'node:net';

export interface AllowedCallers {
  /** Public address of the service. */
  readonly baseUrl: () => string;
  /** Origins of web pages that may call, besides our own and those on this machine; `*` for all. */
  readonly origins: readonly string[];
}

/**
 * A web page anywhere may make a browser call a server that only its user can reach, under a name it controls (DNS
 * rebinding). So the Host must be ours, an address or this machine, and a page's Origin must be ours, on this machine
 * or named by the operator. Programs send no Origin. (MCP, Streamable HTTP, security warning.)
 */
export function isAllowedCaller(
  headers: { readonly host?: string | undefined; readonly origin?: string | undefined },
  { baseUrl, origins }: AllowedCallers,
): boolean {
  const own = new URL(baseUrl());
  const host = hostOf(`http://${headers.host ?? ''}`);
  if (host === undefined || !(host === own.hostname || isLocal(host) || isAddress(host))) return false;
  if (headers.origin === undefined || origins.includes('*') || origins.includes(headers.origin)) return true;
  const from = hostOf(headers.origin);
  return headers.origin === own.origin || (from !== undefined && isLocal(from));
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}

/** Addresses of this machine; a name that begins like one (`127.0.0.1.evil.example`) is anybody’s. */
const isLocal = (host: string) => host === 'localhost' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'));
const isAddress = (host: string) => isIP(host.replace(/^\[|\]$/g, '')) !== 0;
