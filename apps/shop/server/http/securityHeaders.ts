import type { MiddlewareHandler } from 'hono';
import { reportsPath } from '../../src/shared/links/paths.ts';
import type { PaymentPlace, ShopSettings } from '../settings/readShopSettings.ts';

/** A host of a company's agreement, with a port or any port. Excludes characters that could end a directive. */
const hostOf = /^[a-z0-9.-]+(:(\d{1,5}|\*))?$/i;
const thisMachine = /^(localhost|127\.0\.0\.1)(:|$)/i;

/** `form-action` of every document, since a punch-out session may end on any page (docs/adr/0016). */
export function formTargets(allowHttp: boolean): string {
  return ["'self'", 'https:', ...(allowHttp ? ['http:'] : ['http://localhost:*', 'http://127.0.0.1:*'])].join(
    ' ',
  );
}

/** `frame-ancestors`: the agreed hosts over https, and http if hook URLs may use it; none without hosts. */
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

/** The origins of the payment provider's library, pictures and frames, as its documentation lists them. */
export function providerOrigins({ environment, emulatorOrigin }: PaymentPlace): readonly string[] {
  if (emulatorOrigin !== null) return [emulatorOrigin];
  return [
    `https://checkoutshopper-${environment}.adyen.com`,
    `https://checkoutshopper-${environment}.cdn.adyen.com`,
    `https://checkoutanalytics-${environment}.adyen.com`,
  ];
}

/** Additional directives of the payment page: the provider's origins, one by one. */
export function paymentPolicy(place: PaymentPlace): Readonly<Record<string, string>> {
  const origins = providerOrigins(place).join(' ');
  return {
    'img-src': `'self' data: ${origins}`,
    'connect-src': `'self' ${origins}`,
    'frame-src': origins,
    'form-action': `'self' ${origins}`,
  };
}

/** The policy of the shop's documents; inline files are allowed by their hashes (readInlined.ts). */
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
  // The sanitiser's policy for HTML (src/shared/html), and one for JSON (src/shared/head/updateHead.ts).
  'trusted-types': 'dompurify structured-data',
  // Deprecated, but the only one that every browser supports.
  'report-uri': reportsPath,
};

const written = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** Headers of the shop's responses. `frameHosts` may frame it; `differences` override the policy. */
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
    // The camera reads barcodes in a round along the shelves.
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(self)',
    ...(publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}

/** Methods of the shop's own routes. The back end checks those of calls, except TRACE, which is always refused. */
const ownMethods = ['GET', 'HEAD', 'POST'];
const passedOn = [...ownMethods, 'DELETE', 'OPTIONS', 'PUT', 'PATCH'];
const isBackEnd = (path: string): boolean => /^\/(?:api|img)\//.test(path);

/** Encoded control characters, which attack headers or logs; no page's address has them. */
const control = /%(?:0[1-9a-f]|1[\da-f]|7f)/i;

/** Security headers for every response; documents set their own policy, others forbid everything. */
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
