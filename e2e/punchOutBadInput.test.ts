import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoCatalogue } from '../packages/demo-data/src/index.ts';
import { lastReturn, orderInPunchOut, punchOutFields, putInCart } from './browser/punchOut.ts';
import { shopUnderTest } from './browser/shopUnderTest.ts';
import { expect, test } from './fixtures.ts';

const diapers = '/product/verzorging/luiers/demo-luiers-maat-4';

/** The shelves of `ownProducts` that no test takes from: nobody changes what is there in the meantime. */
const nobodys = new Set([0, 12, 13, 14, 15]);

/** Five hundred articles that anybody can order. */
const manyProducts = (): number[] =>
  demoCatalogue()
    .products.filter(({ id, stock }) => stock > 3 && nobodys.has(id % 16))
    .map(({ id }) => id)
    .slice(0, 500);

test('500 lines, a reference with quotes, line breaks, HTML and emoji, and a hostile date format come back as they should', async ({
  openPage,
}) => {
  test.setTimeout(180_000);
  const ids = manyProducts();
  expect(ids).toHaveLength(500);
  const page = await openPage('/kruidvat/over-ons');
  const fields = punchOutFields({
    HOOK_URL: `${shopUnderTest().sandbox}/procurement/return?charset=ISO-8859-1`,
    HTTP_CONTENT_CHARSET: 'ISO-8859-1',
    DATE_FORMAT: '"><script>window.pwned=1</script>yyyy',
  });
  await page.goto(`/oci/login#${fields}`);
  await expect(page.getByRole('region', { name: 'Inkoopsysteem' })).toBeVisible();
  await page.goto(diapers);
  await putInCart(page, 2);
  // Laid down while no page of the shop is there that would write its own.
  await page.route('**/kept', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>.</title>' }),
  );
  await page.goto('/kept');
  await page.evaluate((products) => {
    const cart = JSON.parse(sessionStorage.getItem('magazijn.cart') ?? '{}');
    delete cart.pending;
    cart.amount = Object.fromEntries(products.map((id) => [id, 2]));
    cart.orderReference = 'Groep "Eekhoorns"\r\n<b>été</b> 🦋 Жуки';
    sessionStorage.setItem('magazijn.cart', JSON.stringify(cart));
  }, ids);
  // A busy machine needs its time to price and to show so many.
  page.setDefaultTimeout(60_000);
  await page.goto(diapers);
  await expect(
    page.getByRole('link', { name: /Winkelmand.*1000 artikelen|Winkelmand.*1\.000 artikelen/ }).first(),
  ).toBeVisible();
  await orderInPunchOut(page);
  // What came back is read below; the page that shows 500 lines of it need not be whole.
  await page.waitForURL(`${shopUnderTest().sandbox}/procurement/last`, {
    waitUntil: 'commit',
    timeout: 60_000,
  });
  const { fields: returned, problems } = await lastReturn();
  expect(problems).toEqual([]);
  const values = new Map(returned);
  const products = returned.filter(
    ([name, value]) => name.startsWith('NEW_ITEM-EXT_PRODUCT_ID') && value !== '',
  );
  expect(products.length).toBeGreaterThan(480);
  expect(values.get('NEW_ITEM-CUST_FIELD2[1]')).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(values.get('NEW_ITEM-CUST_FIELD5[1]')).toBe('Groep "Eekhoorns" (b)été(/b) ? ????');
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
});

for (const sign of ['?', '#']) {
  test(`[T71] somebody is logged in already: no call is made while the address (${sign}) holds a password`, async ({
    openPage,
    apiSession,
  }) => {
    const page = await openPage('/kruidvat/over-ons');
    const { token } = await apiSession('bij');
    await page.evaluate((bearer) => localStorage.setItem('magazijn.token', bearer), token);
    const addresses = new Set<string>();
    await page.route('**/api/**', async (route) => {
      addresses.add(page.url());
      await route.continue();
    });
    await page.goto(`/oci/login${sign}${punchOutFields()}`);
    await expect(page.getByRole('region', { name: 'Inkoopsysteem' })).toBeVisible();
    expect([...addresses].filter((address) => address.includes('Magazijn-2026'))).toEqual([]);
    expect(addresses.size).toBeGreaterThan(0);
  });
}

test('who looks at the failure may skip to the content without being logged in anew', async ({
  openPage,
}) => {
  const page = await openPage('/kruidvat/over-ons');
  await page.goto(`/oci/login#${punchOutFields({ USERNAME: 'mier@demo.magazijn.test' })}`);
  const refusal = page.getByText(/^Ongeldige betaalmethode/);
  await expect(refusal).toBeVisible();
  let logins = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/login')) logins += 1;
  });
  await page
    .getByRole('link', { name: /inhoud/i })
    .first()
    .press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(refusal).toBeVisible();
  // Requested again, the window asks once: nothing was asked before.
  await page.goto(`/oci/login#${punchOutFields({ USERNAME: 'mier@demo.magazijn.test' })}`);
  await expect.poll(() => logins).toBe(1);
  await expect(refusal).toBeVisible();
});

async function textsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(files.map((file) => readFile(file, 'latin1')));
}

test('[T71] a canary password, in a request that is right or wrong, is in no output, log or file of the shop', async ({
  dataFolder,
  startOwnShop,
}) => {
  test.setTimeout(180_000);
  const canary = 'kanarie-8c1fe2';
  const running = await startOwnShop(dataFolder);
  const hook = `${running.sandbox}/procurement/return`;
  const calls: Record<string, string>[] = [
    {},
    { FUNCTION: 'VALIDATE', PRODUCTID: '101404' },
    { FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: 'luiers' },
    { HOOK_URL: 'javascript:alert(1)' },
    { USERNAME: '' },
  ];
  for (const changes of calls) {
    const fields = punchOutFields({ PASSWORD: canary, HOOK_URL: hook, ...changes });
    for (const request of [
      fetch(`${running.shop}/oci/login?${fields}`),
      fetch(`${running.shop}/oci/login`, { method: 'POST', body: fields }),
      fetch(`${running.shop}/oci/login?${fields}`, { method: 'POST', body: 'x'.repeat(100_000) }),
    ]) {
      const answer = await request;
      expect(answer.status).toBeLessThan(500);
      expect(await answer.text()).not.toContain(canary);
      expect(answer.url.includes(canary)).toBe(answer.url.includes('PASSWORD'));
    }
  }
  expect(running.output()).not.toContain(canary);
  const texts = await textsIn(dataFolder);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => text.includes(canary))).toEqual([]);
});
