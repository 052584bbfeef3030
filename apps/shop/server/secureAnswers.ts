import type { MiddlewareHandler } from 'hono';
import type { ShopSettings } from './ShopSettings.ts';

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
