// Punch-out requests that the shop answers without a page, and hook URLs that it refuses.
import { punchOutFields } from '../browser/punchOut.ts';
import { shopUnderTest } from '../browser/shopUnderTest.ts';
import { expect, find, test, textOf } from './fixtures.ts';
import { hostileHooks } from './hostileHooks.ts';

const failure = 'Onbekende fout. Neem contact op met de klantenservice of probeer het later opnieuw.';

for (const method of ['get', 'post'] as const) {
  test(`FUNCTION=VALIDATE and BACKGROUND_SEARCH by ${method} return a form with today’s prices`, async ({
    get,
  }) => {
    const send = (changes: Record<string, string>) => {
      const fields = punchOutFields(changes);
      return method === 'get'
        ? get(`/oci/login?${fields}`)
        : get('/oci/login', { method: 'POST', body: fields });
    };
    const validated = await send({ FUNCTION: 'VALIDATE', PRODUCTID: '101404', QUANTITY: '3' });
    expect(validated.status).toBe(200);
    const fieldOf = (name: string) =>
      find<HTMLInputElement>(validated.document, `input[name="NEW_ITEM-${name}[1]"]`).value;
    expect(find<HTMLFormElement>(validated.document, 'form').action).toBe(
      `${shopUnderTest().sandbox}/procurement/return`,
    );
    expect([fieldOf('EXT_PRODUCT_ID'), fieldOf('QUANTITY'), fieldOf('PRICE')]).toEqual([
      '101404',
      '3',
      '26.95',
    ]);

    const found = await send({ FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: 'luiers' });
    expect(found.status).toBe(200);
    find(found.document, 'input[name="NEW_ITEM-DESCRIPTION[2]"]');
    expect(textOf(find(found.document, 'form button'))).not.toBe('');
    expect(found.document.querySelector('script')).toBeNull();
  });
}

test('[T72, X06] 40 of 40 hostile hook URLs are refused with a message; a login by POST continues with the three that only the company’s agreement refuses', async ({
  get,
}) => {
  const { shop, sandbox } = shopUnderTest();
  const hooks = hostileHooks(shop, sandbox);
  expect(new Set(hooks).size).toBe(40);
  const accepted: string[] = [];
  const continued: string[] = [];
  for (const hook of hooks) {
    const body = punchOutFields({ HOOK_URL: hook, FUNCTION: 'VALIDATE', PRODUCTID: '101404' });
    const validated = await get('/oci/login', { method: 'POST', body });
    if (validated.status !== 403 || validated.text !== failure) accepted.push(hook);
    body.delete('FUNCTION');
    const { location } = await get('/oci/login', { method: 'POST', body });
    if (location !== '/oci/login') continued.push(hook);
  }
  expect(accepted).toEqual([]);
  // The sandbox allows http, and the page checks the agreed hosts before it opens a session: punchIn.test.ts.
  expect(continued).toEqual([
    'http://evil.example/hook',
    'https://evil.example/hook',
    'https://localhost.evil.example/hook',
  ]);
});

test('only agreed hosts may frame the shop', async ({ get }) => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? '';
  const ancestors = /frame-ancestors ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  expect(ancestors.toSorted()).toEqual([
    'http://127.0.0.1:*',
    'http://localhost:*',
    'https://127.0.0.1:*',
    'https://localhost:*',
  ]);
});
