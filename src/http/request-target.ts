/**
 * What a request asks for, as path and query. A target may also be written with scheme and host, as to a proxy, and must
 * be understood so (RFC 9112 §3.2.2); a fragment never belongs to it. Whoever uses the target later, in an address that
 * is shown or in the hash a payment is bound to, sees the one form.
 */
export function originForm(target: string): string {
  const fragment = target.indexOf('#');
  const asked = fragment < 0 ? target : target.slice(0, fragment);
  return asked.startsWith('/') ? asked : withoutHost(asked);
}

const WITH_HOST = /^https?:\/\/[^/?]*/i;

function withoutHost(target: string): string {
  const rest = target.replace(WITH_HOST, '');
  return rest.startsWith('?') || rest === '' ? `/${rest}` : rest;
}
