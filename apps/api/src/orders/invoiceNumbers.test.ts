import { expect, test } from 'vitest';
import { openTestShop } from '../testing/openTestShop.ts';

const shop = openTestShop();

const numbers = async () => {
  const rows = await shop.api.database.sql<{ invoiceNumber: number }[]>`
    select invoice_number from orders where invoice_number is not null order by invoice_number`;
  return rows.map(({ invoiceNumber }) => invoiceNumber);
};
const last = async () =>
  (await shop.api.database.sql<{ last: number }[]>`select last from number_series`)[0]?.last ?? 0;
const consecutive = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + 1 + index);

test('forty concurrent orders, some of them refused, have consecutive invoice numbers', async () => {
  const before = await last();
  await shop.api.database.sql`update products set stock = 250 where id = ${shop.paint.id}`;
  const drafts = [];
  for (let quantity = 20; quantity < 60; quantity += 1)
    drafts.push(await shop.draft([[shop.paint.id, quantity]]));
  const answers = await Promise.all(drafts.map(({ order_id: id }) => shop.place(id)));
  const placed = answers.filter(({ status }) => status === 200).length;
  expect(placed).toBeGreaterThan(2);
  expect(placed).toBeLessThan(40);
  expect(await numbers()).toEqual(consecutive(before, placed));
  expect(await last()).toBe(before + placed);
});

test('drafts, and orders whose placing is rolled back, take no number', async () => {
  const before = await last();
  const { order_id: id } = await shop.draft([[shop.paint.id, 20]]);
  await shop.draft([[shop.paint.id, 21]]);
  await shop.api.database.sql`alter table outbox add constraint planted check (kind <> 'order-confirmation')`;
  const undone = await shop.api.app.request(`/api/v1/payment/account/${id}`, {
    headers: { authorization: `Bearer ${shop.token}` },
  });
  await shop.api.database.sql`alter table outbox drop constraint planted`;
  expect(undone.status).toBe(500);
  expect(await last()).toBe(before);
  expect((await shop.place(id)).status).toBe(200);
  expect((await shop.place(id)).status).toBe(200);
  expect(await numbers()).toEqual([before + 1]);
});

test('the invoice has its own number, and names the order’s', async () => {
  await shop.draft([[shop.paint.id, 30]]);
  const { order_id: id } = await shop.draft([[shop.paint.id, 31]]);
  await shop.place(id);
  const answer = await shop.api.send('POST', `/order/invoice/${id}`, {
    headers: { authorization: `Bearer ${shop.token}` },
    form: { format: 'ubl' },
  });
  const xml = await answer.text();
  const padded = (number: number) => String(number).padStart(9, '0');
  expect(xml).toContain(`<cbc:ID>F${padded(await last())}</cbc:ID>\n  <cbc:IssueDate>`);
  expect(xml).toContain(`<cbc:SalesOrderID>KKN${padded(id)}</cbc:SalesOrderID>`);
});
