import type { Request } from '@playwright/test';
import { DEMO_PASSWORD } from '../packages/demo-data/src/index.ts';
import { punchOutFields } from './browser/punchOut.ts';
import { expect, test } from './fixtures.ts';

for (const sign of ['?', '#', 'post']) {
  test(`[T71] with another user logged in, the password (sent by ${sign}) is in no URL, Referer, console message or storage after the punch-out request`, async ({
    openPage,
    apiSession,
  }) => {
    const { token } = await apiSession('bij');
    const page = await openPage('/kruidvat/over-ons', {
      expectedErrors: /401/,
      storage: { 'magazijn.token': token },
    });
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const sent: Request[] = [];
    page.context().on('request', (request) => sent.push(request));
    // The URL of the page at the time of each call, as the page has it: `page.url()` may still be the one before.
    const addresses: string[] = [];
    await page.exposeFunction('noteAddress', (address: string) => addresses.push(address));
    await page.addInitScript(`{
      const send = window.fetch;
      window.fetch = (...given) => {
        noteAddress(location.href);
        return send(...given);
      };
    }`);
    const fields = punchOutFields();
    if (sign === 'post') {
      await page.evaluate(
        (pairs) => {
          const form = document.createElement('form');
          form.method = 'post';
          form.action = '/oci/login';
          for (const [name, value] of pairs)
            form.append(Object.assign(document.createElement('input'), { name, value }));
          document.body.append(form);
          form.submit();
        },
        [...fields],
      );
    } else await page.goto(`/oci/login${sign}${fields}`);
    await expect(page.getByRole('region', { name: 'Inkoopsysteem' })).toBeVisible();
    await page.goto('/profiel/overzicht');

    const secrets = [DEMO_PASSWORD, encodeURIComponent(DEMO_PASSWORD), 'Magazijn-2026'];
    const holds = (text: string) => secrets.some((secret) => text.includes(secret));
    // The procurement system puts the password in the URL of a GET; other requests must not have it. The page before may
    // still send some of its own.
    const at = sent.findIndex((request) => new URL(request.url()).pathname === '/oci/login');
    const others = sent.toSpliced(at, 1);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(holds(sent[at]?.url() ?? '')).toBe(sign === '?');
    expect(others.filter((request) => holds(request.url()))).toEqual([]);
    for (const request of others) expect(holds((await request.allHeaders()).referer ?? '')).toBe(false);
    expect(addresses.length).toBeGreaterThan(0);
    expect([...addresses, ...logged].filter(holds)).toEqual([]);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    );
    expect(holds(kept)).toBe(false);
    await page.goBack().catch(() => {});
    expect(holds(page.url())).toBe(false);
  });
}

test('[T70, X06] each failure has its text, also when only the hash changes; the skip link does not log in again', async ({
  openPage,
}) => {
  const page = await openPage('/robots.txt', { expectedErrors: /401/ });
  await page.goto(`/oci/login#${punchOutFields({ PASSWORD: 'fout' })}`);
  await expect(
    page.getByText('Onbekende fout. Neem contact op met de klantenservice of probeer het later opnieuw.'),
  ).toBeVisible();
  let logins = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/login')) logins += 1;
  });
  await page.goto(`/oci/login#${punchOutFields({ USERNAME: 'mier@demo.magazijn.test' })}`);
  const refusal = page.getByText(/^Ongeldige betaalmethode/);
  await expect(refusal).toBeVisible();
  await page
    .getByRole('link', { name: /inhoud/i })
    .first()
    .press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(refusal).toBeVisible();
  expect(logins).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('magazijn.token'))).toBeNull();
});
