import type { Page, Request } from '@playwright/test';
import { DEMO_PASSWORD } from '../packages/demo-data/src/index.ts';
import { hostileHooks } from './browser/hostileHooks.ts';
import { punchOutFields } from './browser/punchOut.ts';
import { shopUnderTest } from './browser/shopUnderTest.ts';
import { expect, test } from './fixtures.ts';

const failure = 'Onbekende fout. Neem contact op met de klantenservice of probeer het later opnieuw.';

/** Everything that a page sends, from now on. */
function record(page: Page): Request[] {
  const sent: Request[] = [];
  page.context().on('request', (request) => sent.push(request));
  return sent;
}

test('[T72, X06] 40 of 40 hostile hook URLs are inert: the failure is told, nothing is posted, no script runs', async ({
  openPage,
}) => {
  test.setTimeout(400_000);
  const hooks = hostileHooks(shopUnderTest().shop, shopUnderTest().sandbox);
  expect(new Set(hooks).size).toBe(40);
  const page = await openPage('/kruidvat/over-ons');
  const sent = record(page);
  const taken: string[] = [];
  for (const [index, hook] of hooks.entries()) {
    // Another query each time, so that each is a document of its own.
    await page.goto(`/oci/login?n=${index}#${punchOutFields({ HOOK_URL: hook })}`);
    const isTold = await page
      .getByText(failure)
      .waitFor()
      .then(() => true)
      .catch(() => false);
    const state = await page.evaluate(() => ({
      pwned: 'pwned' in window,
      keys: [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((key) =>
        key.startsWith('magazijn.'),
      ),
      token: localStorage.getItem('magazijn.token'),
    }));
    if (!isTold || state.pwned || state.token !== null || state.keys.includes('magazijn.oci'))
      taken.push(hook);
  }
  expect(taken).toEqual([]);
  const elsewhere = sent.filter((request) => new URL(request.url()).origin !== shopUnderTest().shop);
  expect(elsewhere.map((request) => request.url())).toEqual([]);
  const posts = sent
    .filter((request) => request.method() === 'POST')
    .map((request) => new URL(request.url()).pathname);
  expect(posts.filter((path) => path !== '/api/v1/login' && path !== '/api/v1/logout')).toEqual([]);
});

test('[T72, X06] 40 of 40 are inert by POST too, and where a function is answered without a page', async ({
  openPage,
}) => {
  test.setTimeout(200_000);
  const hooks = hostileHooks(shopUnderTest().shop, shopUnderTest().sandbox);
  const page = await openPage('/kruidvat/over-ons');
  const sent = record(page);
  const taken: string[] = [];
  for (const hook of hooks) {
    const body = punchOutFields({ HOOK_URL: hook, FUNCTION: 'VALIDATE', PRODUCTID: '101404' });
    const validated = await fetch(`${shopUnderTest().shop}/oci/login`, { method: 'POST', body });
    if (validated.status !== 403 || (await validated.text()) !== failure) taken.push(`VALIDATE ${hook}`);
    body.delete('FUNCTION');
    const answer = await fetch(`${shopUnderTest().shop}/oci/login`, {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    const location = answer.headers.get('location') ?? '';
    if (location === '/oci/login') continue;
    // A host that only this company refuses: the code leads no further than the page that says so.
    await page.goto(`/?n=${taken.length}`);
    await page.goto(location);
    await page
      .getByText(failure)
      .waitFor()
      .catch(() => taken.push(hook));
    if ((await page.evaluate(() => localStorage.getItem('magazijn.token'))) !== null) taken.push(hook);
  }
  expect(taken).toEqual([]);
  expect(sent.filter((request) => new URL(request.url()).origin !== shopUnderTest().shop)).toEqual([]);
});

for (const sign of ['?', '#', 'post']) {
  test(`[T71] a password (given by ${sign}) is in no address, Referer, message or storage after the punch-out request itself`, async ({
    openPage,
  }) => {
    const page = await openPage('/kruidvat/over-ons', { expectedErrors: /401/ });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const sent = record(page);
    const fields = punchOutFields();
    if (sign === 'post') {
      await page.evaluate(
        ([action, pairs]) => {
          const form = document.createElement('form');
          form.method = 'post';
          form.action = action;
          for (const [name, value] of pairs as [string, string][])
            form.append(Object.assign(document.createElement('input'), { name, value }));
          document.body.append(form);
          form.submit();
        },
        ['/oci/login', [...fields]] as const,
      );
    } else await page.goto(`/oci/login${sign}${fields}`);
    await expect(page.getByRole('region', { name: 'Inkoopsysteem' })).toBeVisible();
    await page.goto('/profiel/overzicht');

    const secrets = [DEMO_PASSWORD, encodeURIComponent(DEMO_PASSWORD), 'Magazijn-2026'];
    const holds = (text: string) => secrets.some((secret) => text.includes(secret));
    const [first, ...later] = sent;
    // Of a link with a query the procurement system itself made the first address; nothing after it has one.
    expect(holds(first?.url() ?? '')).toBe(sign === '?');
    expect(later.filter((request) => holds(request.url()))).toEqual([]);
    for (const request of later) expect(holds((await request.allHeaders()).referer ?? '')).toBe(false);
    expect(said.filter(holds)).toEqual([]);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    );
    expect(holds(kept)).toBe(false);
    await page.goBack().catch(() => {});
    expect(holds(page.url())).toBe(false);
  });
}

test('nobody else may frame the shop', async ({ openPage }) => {
  const page = await openPage('/kruidvat/over-ons');
  const policy = (await page.request.get('/')).headers()['content-security-policy'] ?? '';
  const ancestors = /frame-ancestors ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  expect(ancestors.toSorted()).toEqual([
    'http://127.0.0.1:*',
    'http://localhost:*',
    'https://127.0.0.1:*',
    'https://localhost:*',
  ]);
});
