import type { Logger } from '@magazijn/server';
import * as z from 'zod/mini';
import { readBody } from '../http/readBody.ts';
import { routeOf } from '../http/requestLog.ts';

/** More than any report of a browser. */
const maxBytes = 16 * 1024;

/** A limit for the log's size, since any client can send reports. */
const maxPerMinute = 60;

/** A browser's report of a policy violation (CSP level 3, `report-uri`). */
const violationSchema = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.string().check(z.regex(/^[a-z-]{1,40}$/)),
    'blocked-uri': z.string(),
  }),
});

/** The origin of the blocked address; null for a browser extension's. */
function blockedOrigin(uri: string): string | null {
  if (/^[a-z-]{1,30}$/.test(uri)) return uri;
  const url = URL.parse(uri);
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}

/** The maximum of logged stack frames, the innermost first. */
const maxPlaces = 5;

/** The boot script's report of an error (public/assets/session.js), without its message, which may contain typed text. */
const errorSchema = z.object({
  error: z.string().check(z.regex(/^[A-Za-z]{1,40}$/)),
  places: z
    .array(z.string().check(z.regex(/^\/assets\/[\w.-]{1,100}:\d{1,7}:\d{1,7}$/)))
    .check(z.minLength(1), z.maxLength(200)),
  page: z.string(),
});

/** The pattern of a page's route: its address may contain a code or a search term. */
const routeOfPage = (address: string): string =>
  routeOf(URL.parse(address, 'https://shop.invalid')?.pathname ?? '');

/** The log line of a report, without data of its sender; null for an invalid report. */
function lineOf(text: string): Record<string, unknown> | null {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return null;
  }
  const failure = errorSchema.safeParse(body);
  if (failure.success) {
    const { error, places, page } = failure.data;
    return { event: 'browser-error', error, places: places.slice(0, maxPlaces), route: routeOfPage(page) };
  }
  const violation = violationSchema.safeParse(body);
  if (!violation.success) return null;
  const report = violation.data['csp-report'];
  const blocked = blockedOrigin(report['blocked-uri']);
  if (blocked === null) return null;
  const route = routeOfPage(report['document-uri']);
  return { event: 'csp-violation', directive: report['effective-directive'], blocked, route };
}

/** Logs errors and policy violations from browsers, one line each, without address, user or typed text. */
export function createReports({ now }: { readonly now: () => number }) {
  let minute = 0;
  let count = 0;
  return async (request: Request, log: Logger): Promise<Response> => {
    const text = await readBody(request, maxBytes);
    const line = text === null ? null : lineOf(text);
    const current = Math.floor(now() / 60_000);
    count = current === minute ? count + 1 : 1;
    minute = current;
    if (line !== null && count <= maxPerMinute) log.warn(line);
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  };
}
