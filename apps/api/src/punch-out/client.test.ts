import { createPunchOutClient } from '@magazijn/api-client';
import { defaultOciSettings, ociFields, ociLines, ociReturnFields } from '@magazijn/domain/oci';
import { describe, expect, test } from 'vitest';
import { demoProduct } from '../testing/demoProduct.ts';
import { openTestShop } from '../testing/openTestShop.ts';

const shop = openTestShop();
const client = (token = shop.token) =>
  createPunchOutClient({
    token: () => token,
    fetch: async (input, init) =>
      shop.api.app.request(input instanceof Request ? input : String(input), init),
  });
const idOf = async (path: string) => (await demoProduct(shop.api.database, path)).id;

test('[K02] the client returns an order as the fields of the company’s agreement', async () => {
  const { sql } = shop.api.database;
  await sql`update punch_out_connections set unit = 'PCE', reference_field = 4, vat_field = null`;
  const settings = await client().punchOutSettings();
  await sql`update punch_out_connections set unit = 'ST', reference_field = 5, vat_field = 1`;
  const { order_id } = await shop.draft([[await idOf('demo-luiers-maat-4'), 12]], {
    form: { orderReference: 'Groep "Eekhoorns"\n🦋' },
  });
  const order = await client().punchOutOrder(order_id);
  if (!settings || !order) throw new Error('There is no order, or no settings');
  const lines = ociLines(order, { ...defaultOciSettings, ...settings, dateFormat: 'dd.MM.yyyy' });
  const fields = new Map(ociFields(lines, { customFields: settings.customFields, repertoire: 'latin-1' }));
  expect(fields.get('NEW_ITEM-UNIT[1]')).toBe('PCE');
  expect(fields.get('NEW_ITEM-MATGROUP[1]')).toBe('53102306');
  expect(fields.get('NEW_ITEM-QUANTITY[1]')).toBe('12');
  expect(fields.get('NEW_ITEM-CURRENCY[1]')).toBe('EUR');
  expect(fields.get('NEW_ITEM-CUST_FIELD2[1]')).toMatch(/^\d\d\.\d\d\.2026$/);
  expect(fields.get('NEW_ITEM-CUST_FIELD4[1]')).toBe('Groep "Eekhoorns" ?');
  expect(fields.has('NEW_ITEM-CUST_FIELD1[1]')).toBe(false);
});

test('VALIDATE and BACKGROUND_SEARCH return one item per product, with its deal in the price', async () => {
  const inPrices = { ...defaultOciSettings, discounts: 'in-prices' } as const;
  const id = await idOf('demo-appelsap-2-plus-1');
  const [line, ...others] = ociLines((await client().validateForPunchOut(String(id), '3')).order, inPrices);
  const [row] = await shop.api.database.sql`select price_cents from products where id = ${id}`;
  expect(line).toMatchObject({ quantity: 3, priceUnit: 1, price: (row?.priceCents * 2) / 3 });
  expect(others).toEqual([]);
  const found = ociLines(await client().searchForPunchOut('luiers'), inPrices);
  expect(found.length).toBeGreaterThan(5);
  expect(found.every(({ price, productId }) => price > 0 && productId !== '')).toBe(true);
});

test('an unknown order is null, and so are the settings of a back end without these routes', async () => {
  expect(await client().punchOutOrder(999_999)).toBeNull();
  expect(await client().punchOutReturn(999_999)).toBeNull();
  expect(await client().punchOutFrameHosts()).toContain('localhost:*');
  const elsewhere = createPunchOutClient({
    fetch: async () => Response.json({ message: 'Not found.' }, { status: 404 }),
  });
  expect(await elsewhere.punchOutSettings()).toBeNull();
  expect(await elsewhere.punchOutFrameHosts()).toEqual([]);
});

describe('the return as a form', () => {
  const hook = 'http://localhost:4001/procurement/hook?sid=1&x=%20';
  const request = {
    'call_up[HOOK_URL]': hook,
    'call_up[DATE_FORMAT]': 'DD.MM.YYYY',
    'call_up[HTTP_CONTENT_CHARSET]': 'ISO-8859-1',
    'call_up[~OKCODE]': 'ADDI',
  };
  const post = (path: string, form: Record<string, string>) =>
    shop.api.send('POST', path, { token: shop.token, form });

  test('[K02, K03] OCI: the fields follow the agreement, the request and the rules of the domain', async () => {
    const { order_id } = await shop.draft([[shop.paint.id, 12]], {
      form: { discount: 'DEMO10', orderReference: 'Crème – groep 1' },
    });
    const { action, fields } = await shop.api.data<{ action: string; fields: [string, string][] }>(
      'POST',
      `/punch-out/return/${order_id}`,
      { token: shop.token, form: request },
    );
    const order = await client().punchOutOrder(order_id);
    const settings = await client().punchOutSettings();
    if (!order || !settings) throw new Error('There is no such order');
    const manner = { dateFormat: 'dd.MM.yyyy', charset: 'ISO-8859-1', echo: [['~OkCode', 'ADDI'] as const] };
    expect(action).toBe(hook);
    expect(fields).toEqual(ociReturnFields(order, manner, settings));
    expect(fields.some(([, value]) => value === 'Korting 21%')).toBe(true);
  });

  test('OCI: a cancelled session returns only the echoed fields', async () => {
    const response = await post('/punch-out/return', request);
    expect(await response.json()).toEqual({ data: { action: hook, fields: [['~OkCode', 'ADDI']] } });
  });

  test.each([
    [{}, 404],
    [{ 'call_up[HOOK_URL]': 'javascript:alert(1)' }, 400],
    [{ 'call_up[HOOK_URL]': 'https://elsewhere.example/hook' }, 400],
  ])('a return without a permitted hook URL is refused: %o', async (form, status) => {
    expect((await post('/punch-out/return', form)).status).toBe(status);
  });
});
