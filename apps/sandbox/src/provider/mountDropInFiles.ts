import type { Hono } from 'hono';
import type { Faults } from './createFaults.ts';
import { logoSvg } from './logoSvg.ts';
import type { ProviderFacts } from './ProviderFacts.ts';
import { fingerprintPage, securedFieldsPage } from './securedFieldsPage.ts';
import { signSvg } from './signSvg.ts';
import { testCards } from './testCards.ts';

const base = '/checkoutshopper';
/** One transparent point. */
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** What the Drop-in fetches besides: texts, pictures, the pages of its frames, and where it leaves its figures. */
export function mountDropInFiles(app: Hono, facts: ProviderFacts, faults: Faults): void {
  // The shop brings its own texts; the real provider's would be the same words.
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
