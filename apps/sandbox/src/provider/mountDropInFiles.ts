import type { Hono } from 'hono';
import type { Faults } from './createFaults.ts';
import type { ProviderFacts } from './createProvider.ts';
import { testCards } from './createSessions.ts';
import { fingerprintPage, securedFieldsPage } from './securedFieldsPage.ts';

const base = '/checkoutshopper';
/** One transparent pixel. */
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The Drop-in's other requests: texts, pictures, iframe pages, and analytics. */
export function mountDropInFiles(app: Hono, facts: ProviderFacts, faults: Faults): void {
  // The shop has its own texts; the real provider's are the same.
  app.get(`${base}/sdk/:version/translations/:file`, faults.at('translations'), (context) =>
    context.json({}),
  );
  app.get(`${base}/images/*`, (context) => {
    const name = context.req.path.split('/').at(-1) ?? '';
    context.header('cache-control', 'public, max-age=3600');
    if (name.endsWith('.gif')) return context.body(new Uint8Array(gif), 200, { 'content-type': 'image/gif' });
    const draw = context.req.path.includes('/components/') ? signSvg : logoSvg;
    return context.body(draw(name.replace(/\.svg$/, '')), 200, { 'content-type': 'image/svg+xml' });
  });
  for (const path of [`${base}/v3/analytics`, `${base}/v3/analytics/:attempt`]) {
    app.post(path, (context) => context.json({ checkoutAttemptId: crypto.randomUUID() }));
  }
  app.get(`${base}/assets/html/:clientKey/:file`, (context) => context.html(fingerprintPage(facts.shop)));
  app.get(`${base}/securedfields/:clientKey/:version/securedFields.html`, (context) =>
    context.html(securedFieldsPage(facts.shop, testCards)),
  );
}

const names: Readonly<Record<string, string>> = {
  ideal: 'iDEAL',
  card: 'Kaart',
  scheme: 'Kaart',
  visa: 'VISA',
  mc: 'MC',
  maestro: 'M',
  bcmc: 'BC',
  sepadirectdebit: 'SEPA',
};

/** A plain text instead of a logo under copyright; empty for an unknown one. */
function logoSvg(name: string): string {
  const word = names[name] ?? '';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="26" viewBox="0 0 40 26">' +
    '<rect x=".5" y=".5" width="39" height="25" rx="3" fill="#fff" stroke="#b9bcc7"/>' +
    `<text x="20" y="17" font-family="sans-serif" font-size="${word.length > 4 ? 9 : 11}" font-weight="700" text-anchor="middle" fill="#2a2758">${word}</text></svg>`
  );
}

const signs: Readonly<Record<string, string>> = {
  bento_lock: '<path d="M3.5 7V5a4.5 4.5 0 0 1 9 0v2M2.5 7h11v7.5h-11z" stroke="#2a2758"/>',
  bento_checkmark_black: '<path d="m3 8.5 3.5 3.5L13 4.5" stroke="#2a2758"/>',
  bento_field_error:
    '<path d="M8 4v5M8 11.5v.5M1.5 8a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0z" stroke="#a32016"/>',
};

/** An icon of the Drop-in; an unknown one is empty with the same size. */
export const signSvg = (name: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16" fill="none" stroke-width="1.5">' +
  `${signs[name] ?? ''}</svg>`;
