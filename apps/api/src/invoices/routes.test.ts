import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { createTestClient } from '../testing/createTestClient.ts';
import { openTestShop } from '../testing/openTestShop.ts';

const shop = openTestShop();

async function placedOrder(token = shop.token): Promise<number> {
  const { order_id: id } = await shop.draft([[shop.paint.id, 12]], {
    token,
    form: { orderReference: 'Groep 3', discount: 'DEMO10' },
  });
  await shop.place(id, token);
  return id;
}

const tokenFor = async (id: number, token = shop.token) =>
  (
    await shop.api.data<{ token: string; expires_in: number }>('POST', `/order/invoice/${id}/token`, {
      token,
    })
  ).token;
const open = (id: number | string, bearer: string, others: { form?: object; headers?: object } = {}) =>
  shop.api.send('POST', `/order/invoice/${id}`, {
    form: { Authorization: `Bearer ${bearer}`, ...others.form },
    headers: { ...others.headers },
  });

async function textOf(response: Response): Promise<string> {
  const { promise } = getDocument({ data: new Uint8Array(await response.arrayBuffer()) });
  const pdf = await promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

test('an invoice has buyer and seller as they were when ordered', async () => {
  const id = await placedOrder();
  const token = await tokenFor(id);
  const { sql } = shop.api.database;
  const [company] = await sql<{ id: number; name: string }[]>`
    select companies.id, companies.name from companies join orders on orders.company_id = companies.id
      where orders.id = ${id}`;
  await sql`update companies set name = 'Omgedoopt B.V.' where id = ${company?.id ?? 0}`;
  try {
    const text = await textOf(await open(id, token));
    expect(text).toContain(company?.name);
    expect(text).not.toContain('Omgedoopt');
  } finally {
    await sql`update companies set name = ${company?.name ?? ''} where id = ${company?.id ?? 0}`;
  }
});

test('[C07] a form with the token in a field opens the invoice of a placed order as a PDF', async () => {
  const id = await placedOrder();
  const response = await open(id, await tokenFor(id));
  const [series] = await shop.api.database.sql<{ last: number }[]>`select last from number_series`;
  const number = `F${String(series?.last).padStart(9, '0')}`;
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="Factuur ${number}.pdf"`,
    'cache-control': 'no-store',
    'content-security-policy': "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  });
  const text = await textOf(response);
  for (const part of [
    number,
    'Groep 3',
    'Stationsplein 21',
    // The delivery day, on which the payment term starts.
    '19 november 2026',
    '3 december 2026',
    'NL10',
    'Kortingscode DEMO10',
  ]) {
    expect(text).toContain(part);
  }
});

test('[K01] the invoice’s total equals the order’s to the cent, in UBL too', async () => {
  const id = await placedOrder();
  const { shopping_cart: cart } = await shop.detail(id);
  const response = await open(id, shop.token, { form: { format: 'ubl' } });
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(await response.text()).toContain(
    `<cbc:TaxInclusiveAmount currencyID="EUR">${cart.total_inclusive.toFixed(2)}</cbc:TaxInclusiveAmount>`,
  );
});

test('rendering an order twice gives the same bytes', async () => {
  const id = await placedOrder();
  const [first, second] = await Promise.all([open(id, shop.token), open(id, shop.token)]);
  shop.api.setTime('2026-11-18T11:30:00Z');
  const later = await open(id, shop.token);
  const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer()).toString('base64');
  expect(await bytes(second)).toBe(await bytes(first.clone()));
  expect(await bytes(later)).toBe(await bytes(first));
});

test('[R03] only the company and users who switched to it can get the invoice', async () => {
  const id = await placedOrder();
  const statusFor = async (name: string) => (await open(id, await shop.api.logIn(name))).status;
  expect(await statusFor('vlinder')).toBe(200);
  for (const other of ['bij', 'koepel', 'hommel', 'beheer']) expect(await statusFor(other), other).toBe(404);
  const { companies } = await shop.api.data<{ companies: { name: string; fk_user_id: number }[] }>(
    'GET',
    '/account/kdv',
    { token: await shop.api.logIn('koepel') },
  );
  const vlinder = companies.find(({ name }) => name.includes('Vlinder'))?.fk_user_id;
  const switched = await shop.api.data<string>('GET', `/account/switch/${vlinder}`, {
    token: await shop.api.logIn('koepel'),
  });
  expect((await open(id, switched)).status).toBe(200);
  const foreign = await shop.api.send('POST', `/order/invoice/${id}/token`, {
    token: await shop.api.logIn('bij'),
  });
  expect(foreign.status).toBe(404);
});

test('a draft and a missing order have no invoice', async () => {
  const { order_id: id } = await shop.draft([[shop.paint.id, 12]]);
  expect((await open(id, shop.token)).status).toBe(409);
  expect((await open(999_999, shop.token)).status).toBe(404);
});

describe('the invoice token', () => {
  test('is valid for sixty seconds', async () => {
    const id = await placedOrder();
    const token = await tokenFor(id);
    shop.api.setTime('2026-11-18T10:00:59Z');
    expect((await open(id, token)).status).toBe(200);
    shop.api.setTime('2026-11-18T10:01:01Z');
    expect((await open(id, token)).status).toBe(401);
  });

  test('opens no other invoice, and is not a login', async () => {
    const [one, other] = [await placedOrder(), await placedOrder()];
    const token = await tokenFor(one);
    expect((await open(other, token)).status).toBe(401);
    expect((await shop.api.send('GET', '/account/profile', { token })).status).toBe(401);
  });

  test('ends with the session that requested it', async () => {
    const own = await shop.api.logIn('vlinder');
    const id = await placedOrder(own);
    const token = await tokenFor(id, own);
    await shop.api.send('POST', '/logout', { token: own });
    expect((await open(id, token)).status).toBe(401);
  });
});

test.each(['', 'Bearer', 'Bearer ', 'Basic abc', 'abc.def.ghi'])(
  'the bearer token %j is refused',
  async (given) => {
    const response = await shop.api.send('POST', '/order/invoice/1', { form: { Authorization: given } });
    expect(response.status).toBe(401);
  },
);

test('the XSRF cookie is ignored; a foreign origin is refused', async () => {
  const id = await placedOrder();
  expect((await open(id, shop.token, { headers: { cookie: 'XSRF-TOKEN=x' } })).status).toBe(200);
  expect((await open(id, shop.token, { headers: { origin: 'https://evil.example' } })).status).toBe(403);
});

test('a browser gets an error page with the reason', async () => {
  const response = await shop.api.app.request('/api/v1/order/invoice/1', {
    method: 'POST',
    headers: { accept: 'text/html,application/xhtml+xml' },
    body: new URLSearchParams({ Authorization: 'Bearer abc' }),
  });
  expect(response.status).toBe(401);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(await response.text()).toContain('De link naar deze factuur is verlopen.');
});

test('an unsupported format is refused', async () => {
  expect((await open(await placedOrder(), shop.token, { form: { format: 'docx' } })).status).toBe(400);
});

test('several invoices are one file with the PDF and the UBL of each; a parent gets those of its locations', async () => {
  await placedOrder();
  await placedOrder(await shop.api.logIn('hommel'));
  const rows = await shop.api.database.sql<{ number: string }[]>`
    select 'F' || lpad(invoice_number::text, 9, '0') as number from orders order by invoice_number`;
  const numbers = rows.map(({ number }) => number);
  const [first = '', second = ''] = numbers;
  const parent = createTestClient(shop.api, await shop.api.logIn('koepel'));
  const download = async (token: string, form: Record<string, string> = {}) =>
    shop.api.send('POST', '/invoices/files', { form: { Authorization: `Bearer ${token}`, ...form } });
  const response = await download(await parent.invoiceFilesToken(numbers));
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="facturen-2026-11-18.zip"');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(files)).toEqual(numbers.flatMap((number) => [`Factuur ${number}.pdf`, `${number}.xml`]));
  expect(strFromU8(files[`${second}.xml`] ?? new Uint8Array())).toContain(`<cbc:ID>${second}</cbc:ID>`);
  const one = await download(await parent.invoiceFilesToken([first]), { format: 'ubl' });
  expect(one.headers.get('content-disposition')).toBe(`attachment; filename="${first}.xml"`);
  // With an access token the numbers are in the form.
  expect((await download(shop.token, { numbers: first, format: 'ubl' })).status).toBe(200);
  expect((await download(shop.token, { numbers: numbers.join(',') })).status).toBe(404);
  expect((await download(shop.token)).status).toBe(400);
  const own = createTestClient(shop.api, shop.token);
  await expect(own.invoiceFilesToken(numbers)).rejects.toMatchObject({ status: 404 });
});
