const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether two origins are one; this machine's names for itself count as the same host. */
export function isSameOrigin(given: string, own: string): boolean {
  if (!URL.canParse(given)) return false;
  const a = new URL(given);
  const b = new URL(own);
  const sameHost = a.hostname === b.hostname || (loopback.has(a.hostname) && loopback.has(b.hostname));
  return sameHost && a.protocol === b.protocol && a.port === b.port;
}
