import { DEMO_PASSWORD, DEMO_PUNCH_OUT_USER } from '@magazijn/demo-data';
import type { Context, Hono } from 'hono';
import { checkOciFields } from './checkOciFields.ts';
import { checkCxmlMessage } from './cxmlMessages.ts';
import { type CxmlState, mountCxmlBuyer } from './mountCxmlBuyer.ts';
import {
  type Returned,
  type ReturnedField,
  requestPage,
  returnedPage,
  toRequestChoice,
} from './procurementPages.ts';

/** The page may open the shop by a form and in an iframe; nothing else. */
const policy = (shop: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${shop}; frame-src ${shop} 'self'; base-uri 'none'; frame-ancestors 'self'`;

const charsets = ['UTF-8', 'ISO-8859-1'];

/** The problems of a return's request (method, encoding), not of its content. */
function transportProblems(context: Context): string[] {
  const type = context.req.header('content-type')?.split(';')[0] ?? '';
  return [
    ...(context.req.method === 'POST' ? [] : ['It came by GET: a part of the hook URL may be lost']),
    ...(context.req.method !== 'POST' || type === 'application/x-www-form-urlencoded'
      ? []
      : [`It came as ${type}, not as application/x-www-form-urlencoded`]),
  ];
}

/** The cXML message of a return; null for OCI. */
function cxmlMessageOf(fields: readonly ReturnedField[]): string | null {
  const [name, value] = fields.find(([field]) => /^cxml-(urlencoded|base64)$/i.test(field)) ?? [];
  if (name === undefined || value === undefined) return null;
  return name.toLowerCase() === 'cxml-base64' ? Buffer.from(value, 'base64').toString() : value;
}

/**
 * `/procurement`: a buyer's procurement system. It opens the shop and receives returns at `/procurement/return`; the
 * last one is at `/procurement/last`, `/procurement/last.json` (the fields) and `/procurement/problems.json` (their
 * problems).
 */
export function mountProcurement(
  app: Hono,
  { shop, api }: { readonly shop: string; readonly api: string },
): void {
  let last: Returned | null = null;
  const cxml: CxmlState = { cookie: null, message: '' };
  mountCxmlBuyer(app, api, policy(shop), cxml);

  app.get('/procurement', (context) => {
    const { origin, searchParams } = new URL(context.req.url);
    const facts = { sandbox: origin, username: DEMO_PUNCH_OUT_USER, password: DEMO_PASSWORD };
    context.header('content-security-policy', policy(shop));
    return context.html(requestPage(shop, toRequestChoice(searchParams), facts));
  });

  app.on(['GET', 'POST'], '/procurement/return', async (context) => {
    const { search, searchParams } = new URL(context.req.url);
    const body = context.req.method === 'POST' ? await context.req.text() : search.slice(1);
    const charset = charsets.find((known) => known === searchParams.get('charset')) ?? 'UTF-8';
    const fields = decodeForm(body, charset);
    const message = cxmlMessageOf(fields);
    if (message !== null) cxml.message = message;
    const problems = message === null ? checkOciFields(fields) : checkCxmlMessage(message, cxml.cookie);
    last = { fields, problems: [...transportProblems(context), ...problems] };
    // Reloading must not send it again.
    return context.redirect('/procurement/last', 303);
  });

  app.get('/procurement/last', (context) => {
    context.header('content-security-policy', policy(shop));
    return context.html(returnedPage(last));
  });
  app.get('/procurement/last.json', (context) => context.json(last?.fields ?? []));
  app.get('/procurement/problems.json', (context) => context.json(last?.problems ?? []));
}

/** The bytes of a form value: `+` is a space, `%E9` is a byte. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = Buffer.from(text.replaceAll('+', ' '), 'latin1').toString('latin1');
  const bytes: number[] = [];
  for (let at = 0; at < plain.length; at += 1) {
    const escaped = /^%([0-9a-f]{2})/i.exec(plain.slice(at, at + 3));
    bytes.push(escaped ? Number.parseInt(escaped[1] ?? '', 16) : plain.charCodeAt(at));
    if (escaped) at += 2;
  }
  return Uint8Array.from(bytes);
}

/** Parses a form in the character set of the request, since the body names none; other bytes become U+FFFD. */
export function decodeForm(body: string, charset: string): ReturnedField[] {
  const decoder = new TextDecoder(charset);
  return body
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.includes('=') ? pair.indexOf('=') : pair.length;
      return [decoder.decode(bytesOf(pair.slice(0, at))), decoder.decode(bytesOf(pair.slice(at + 1)))];
    });
}
