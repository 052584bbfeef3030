import type { Logger } from '@magazijn/server';
import * as z from 'zod/mini';
import { readBody } from '../http/readBody.ts';
import { routeOf } from '../http/requestLog.ts';

/** More than any report of a browser. */
const mostBytes = 16 * 1024;

/** Anybody can send reports: more of them in a minute tell nothing new, and would fill a disk. */
const mostPerMinute = 60;

/** What a browser says of something that the policy of a document forbids (CSP level 3, `report-uri`). */
const violationSchema = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.string().check(z.regex(/^[a-z-]{1,40}$/)),
    'blocked-uri': z.string(),
  }),
});

/** What was blocked: where it came from, without path or query; a browser's extension is no business of ours. */
function blockedOrigin(uri: string): string | null {
  if (/^[a-z-]{1,30}$/.test(uri)) return uri;
  const url = URL.parse(uri);
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}

/** So many of the places that an error came through are told, the innermost first. */
const mostPlaces = 5;

/** What the boot script (public/assets/session.js) says of an error: not its message, which may hold what was typed. */
const errorSchema = z.object({
  error: z.string().check(z.regex(/^[A-Za-z]{1,40}$/)),
  places: z
    .array(z.string().check(z.regex(/^\/assets\/[\w.-]{1,100}:\d{1,7}:\d{1,7}$/)))
    .check(z.minLength(1), z.maxLength(200)),
  page: z.string(),
});

/** The pattern of a page, never its address: that may hold a code or what somebody searched for. */
const routeOfPage = (address: string): string =>
  routeOf(URL.parse(address, 'https://shop.invalid')?.pathname ?? '');

/** A report as a line of the log, without anything of whoever sent it; null for what is none. */
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
    return { event: 'browser-error', error, places: places.slice(0, mostPlaces), route: routeOfPage(page) };
  }
  const violation = violationSchema.safeParse(body);
  if (!violation.success) return null;
  const report = violation.data['csp-report'];
  const blocked = blockedOrigin(report['blocked-uri']);
  if (blocked === null) return null;
  const route = routeOfPage(report['document-uri']);
  return { event: 'csp-violation', directive: report['effective-directive'], blocked, route };
}

/**
 * Takes what browsers report: errors of the shop's own code, and violations of a document's policy. Each is one line of
 * the log, without address, browser, user or what was typed; whoever sends learns nothing.
 */
export function createReports({ now }: { readonly now: () => number }) {
  let minute = 0;
  let count = 0;
  return async (request: Request, log: Logger): Promise<Response> => {
    const text = await readBody(request, mostBytes);
    const line = text === null ? null : lineOf(text);
    const current = Math.floor(now() / 60_000);
    count = current === minute ? count + 1 : 1;
    minute = current;
    if (line !== null && count <= mostPerMinute) log.warn(line);
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  };
}
