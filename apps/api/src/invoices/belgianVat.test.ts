import type { WireCartInfo, WirePunchOutOrder } from '@magazijn/api-client/schemas';
import { beforeAll, describe, expect, test } from 'vitest';
import { composeMail } from '../mail/composeMail.ts';
import { readMailSender } from '../mail/createMailer.ts';
import { renderMailText } from '../mail/renderMail.ts';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { demoProduct } from '../testing/demoProduct.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';

const note = 'Intracommunautaire levering, vrijgesteld van btw (artikel 138 lid 1 Richtlijn 2006/112/EG).';

/** Places an order of goods at two rates with delivery. Returns cart, order, OCI return, invoice and mail. */
async function orderOf(shop: TestShop, name: string) {
  const { api } = shop;
  const token = await api.logIn(name);
  const juice = await demoProduct(api.database, 'demo-appelsap-2-plus-1');
  const lines = [
    [juice.id, 2],
    [shop.paint.id, 2],
  ] as const;
  const cart = await shop.price(lines, {}, token);
  const { order_id: id } = await shop.draft(lines, { token });
  const oci = await api.data<WirePunchOutOrder>('GET', `/punch-out/order/${id}`, { token });
  expect((await shop.place(id, token)).status).toBe(200);
  const order = await shop.detail(id, token);
  const settings = readApiSettings({ PUBLIC_URL: 'https://shop.test' });
  const [user] = await api.database.sql<{ userId: number }[]>`select user_id from orders where id = ${id}`;
  const content = await composeMail(
    { sql: api.database.sql, settings, clock: () => new Date() },
    'order-confirmation',
    { orderId: id, userId: user?.userId },
  );
  const form = { Authorization: `Bearer ${token}`, format: 'ubl' };
  const ubl = await (await api.send('POST', `/order/invoice/${id}`, { form })).text();
  return { cart, order, oci, ubl, mail: content ? renderMailText(content, readMailSender(settings)) : '' };
}

const ratesOf = ({ btw_totals: totals }: WireCartInfo) => Object.keys(totals ?? {}).map(Number);
const ociRates = ({ lines, shipping }: WirePunchOutOrder) => [
  ...new Set([...lines.map((line) => line.vat_percentage), shipping.vat_percentage]),
];
const supplier = (ubl: string) =>
  /<cac:AccountingSupplierParty>.*?<cac:PartyTaxScheme>\s*<cbc:CompanyID>(.*?)</s.exec(ubl)?.[1];

describe('with BELGIAN_VAT=charged', () => {
  const shop = openTestShop();

  test('a Belgian company pays Belgian rates in cart, order, mail, OCI and invoice, under the seller’s Belgian number', async () => {
    const { cart, order, oci, ubl, mail } = await orderOf(shop, 'hommel');
    expect(ratesOf(cart)).toEqual([6, 21]);
    expect(ratesOf(order.shopping_cart)).toEqual([6, 21]);
    expect(cart.vat_note).toBeNull();
    expect(ociRates(oci)).toEqual([6, 21]);
    expect(mail).toMatch(/Btw\u00a06\u00a0% over .*\nBtw\u00a021\u00a0% over /);
    expect(supplier(ubl)).toBe('BE0000000196');
  });

  test('a Dutch company is invoiced under the Dutch number', async () => {
    expect(supplier((await orderOf(shop, 'vlinder')).ubl)).toBe('NL000009999B98');
  });

  test('an older Belgian order without a stored treatment keeps its stored seller number', async () => {
    const { sql } = shop.api.database;
    const token = await shop.api.logIn('hommel');
    const { order_id: id } = await shop.draft([[shop.paint.id, 12]], { token });
    await shop.place(id, token);
    await sql`
      update orders set vat_treatment = null, invoiced_on = null, seller = seller - 'vatNumberBe' where id = ${id}`;
    const form = { Authorization: `Bearer ${token}`, format: 'ubl' };
    const ubl = await (await shop.api.send('POST', `/order/invoice/${id}`, { form })).text();
    expect(supplier(ubl)).toBe('NL000009999B98');
    expect(ubl).toContain('<cbc:IssueDate>2026-11-18</cbc:IssueDate>');
    expect((await shop.detail(id, token)).shopping_cart.vat_note).toBeNull();
  });
});

describe('with BELGIAN_VAT=intra-community', () => {
  const shop = openTestShop({ BELGIAN_VAT: 'intra-community' });
  beforeAll(async () => {
    await shop.api.database.sql`create table numbers as select id, vat_code from companies`;
  });

  test('a Belgian company with a valid number pays 0 %, and every document states the reason', async () => {
    const { cart, order, oci, ubl, mail } = await orderOf(shop, 'hommel');
    for (const sums of [cart, order.shopping_cart]) {
      expect(sums.btw_totals).toEqual({ 0: 0 });
      expect(sums.total_inclusive).toBe(sums.total_exclusive);
      expect(sums.vat_note).toContain(note);
    }
    expect(cart.shipping_costs).toBe(7.5);
    expect(ociRates(oci)).toEqual([0]);
    expect(mail).toMatch(/Btw\u00a00\u00a0% over .*: €\u00a00,00/);
    expect(mail).toContain(note);
    expect(supplier(ubl)).toBe('NL000009999B98');
    expect(ubl).toContain('<cbc:CompanyID>BE0999000129</cbc:CompanyID>');
    expect(ubl).toContain('<cbc:TaxExemptionReasonCode>VATEX-EU-IC</cbc:TaxExemptionReasonCode>');
    expect(ubl).not.toMatch(/<cbc:ID>[SZ]<\/cbc:ID>/);
  });

  test.each([null, 'BE0999000128', 'geen btw-nr.'])(
    'a Belgian company with the number %j is charged Belgian VAT under the Belgian number',
    async (vatCode) => {
      const { sql } = shop.api.database;
      await sql`
        update companies set vat_code = ${vatCode} where id = (
          select company_id from users where email = 'hommel@demo.magazijn.test')`;
      try {
        const { cart, oci, ubl } = await orderOf(shop, 'hommel');
        expect(ratesOf(cart)).toEqual([6, 21]);
        expect(cart.vat_note).toBeNull();
        expect(ociRates(oci)).toEqual([6, 21]);
        expect(supplier(ubl)).toBe('BE0000000196');
      } finally {
        await sql`update companies set vat_code = numbers.vat_code from numbers where numbers.id = companies.id`;
      }
    },
  );

  test('a Dutch company pays Dutch VAT', async () => {
    expect(ratesOf((await orderOf(shop, 'vlinder')).cart)).toEqual([9, 21]);
  });
});
