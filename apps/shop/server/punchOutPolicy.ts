import type { ShopSettings } from './ShopSettings.ts';

/** A host with a port or any port, as companies agree on it: nothing that could end a directive. */
const hostOf = /^[a-z0-9.-]+(:(\d{1,5}|\*))?$/i;
const thisMachine = /^(localhost|127\.0\.0\.1)(:|$)/i;

/** Where forms may be posted from any document: a visit from a procurement system may end on each of them. */
export function formTargets(allowHttp: boolean): string {
  return ["'self'", 'https:', ...(allowHttp ? ['http:'] : ['http://localhost:*', 'http://127.0.0.1:*'])].join(
    ' ',
  );
}

/**
 * Who may show the shop in a frame (decision "frame-ancestors"): the hosts that companies agreed on, over https, and
 * over http where hooks may be so; nobody when there is none.
 */
export function frameAncestors(
  hosts: readonly string[],
  { ociAllowHttp }: Pick<ShopSettings, 'ociAllowHttp'>,
): string {
  const sources = hosts
    .filter((host) => hostOf.test(host))
    .flatMap((host) => [
      `https://${host}`,
      ...(ociAllowHttp || thisMachine.test(host) ? [`http://${host}`] : []),
    ]);
  return sources.length === 0 ? "'none'" : [...new Set(sources)].join(' ');
}
