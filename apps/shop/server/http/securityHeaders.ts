import type { MiddlewareHandler } from 'hono';
import { reportsPath } from '../../src/shared/links/paths.ts';
import type { PaymentPlace, ShopSettings } from '../settings/readShopSettings.ts';

/** A host with a port or any port, as companies agree on it: nothing that could end a directive. */
const hostOf = /^[a-z0-9.-]+(:(\d{1,5}|\*))?$/i;
const thisMachine = /^(localhost|127\.0\.0\.1)(:|$)/i;

/** Where forms may be posted from any document: a punch-out session may end on each of them (docs/adr/0016). */
export function formTargets(allowHttp: boolean): string {
  return ["'self'", 'https:', ...(allowHttp ? ['http:'] : ['http://localhost:*', 'http://127.0.0.1:*'])].join(
    ' ',
  );
}

/**
 * Who may show the shop in a frame: the hosts that companies agreed on, over https, and
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

/** Where the payment provider's library, its pictures and its frames come from; the same words as it uses itself. */
export function providerOrigins({ environment, emulatorOrigin }: PaymentPlace): readonly string[] {
  if (emulatorOrigin !== null) return [emulatorOrigin];
  return [
    `https://checkoutshopper-${environment}.adyen.com`,
    `https://checkoutshopper-${environment}.cdn.adyen.com`,
    `https://checkoutanalytics-${environment}.adyen.com`,
  ];
}

/** What the payment page may load and do besides: the provider's origins, named one by one, and nothing else. */
export function paymentPolicy(place: PaymentPlace): Readonly<Record<string, string>> {
  const origins = providerOrigins(place).join(' ');
  return {
    'img-src': `'self' data: ${origins}`,
    'connect-src': `'self' ${origins}`,
    'frame-src': origins,
    'form-action': `'self' ${origins}`,
  };
}

/** What a document of the shop may load and do; what stands in it is named by its hash (readInlined.ts). */
const policy: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'require-trusted-types-for': "'script'",
  // The one policy that makes HTML: that of the cleaner in src/shared/html. The other lets through JSON (src/shared/head/updateHead.ts).
  'trusted-types': 'dompurify structured-data',
  // Old, and the one word for it that every browser knows.
  'report-uri': reportsPath,
};

const written = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/**
 * Headers of every answer that the shop itself gives.
 *
 * @param frameHosts the hosts that may show the shop in a frame
 * @param differences directives in which a page's policy is another
 */
export function securityHeaders(
  { publicUrl, ociAllowHttp }: Pick<ShopSettings, 'publicUrl' | 'ociAllowHttp'>,
  frameHosts: readonly string[] = [],
  differences: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': written({
      ...policy,
      'form-action': formTargets(ociAllowHttp),
      'frame-ancestors': frameAncestors(frameHosts, { ociAllowHttp }),
      ...differences,
    }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
    ...(publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}

/** What the shop's own answers may be asked by; a back end behind it decides for itself, but TRACE reaches nobody. */
const ownMethods = ['GET', 'HEAD', 'POST'];
const passedOn = [...ownMethods, 'DELETE', 'OPTIONS', 'PUT', 'PATCH'];
const isBackEnd = (path: string): boolean => /^\/(?:api|img)\//.test(path);

/** A line break or another control in an address is an attempt on a header or a log; no page has one. */
const control = /%(?:0[1-9a-f]|1[\da-f]|7f)/i;

/**
 * The first middleware: what no answer may lack, be it a page, a file, a redirect, the back end's or an error. Documents
 * have a policy of their own; whatever has none is no document, and may do nothing.
 */
export function secureAnswers({ publicUrl }: Pick<ShopSettings, 'publicUrl'>): MiddlewareHandler {
  const required = {
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
  return async (context, next) => {
    const { method, path } = context.req;
    const { pathname } = new URL(context.req.url);
    const methods = isBackEnd(path) ? passedOn : ownMethods;
    if (!methods.includes(method)) {
      context.res = context.text('Method not allowed', 405, { allow: methods.join(', ') });
    } else if (control.test(pathname)) {
      context.res = context.text('Not found', 404);
    } else await next();
    for (const [name, value] of Object.entries(required)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
    if (context.res.status >= 400 && !context.res.headers.has('cache-control')) {
      context.res.headers.set('cache-control', 'no-store');
    }
  };
}
