import { expect, onTestFinished, test } from 'vitest';
import { demoProduct } from '../testing/demoProduct.ts';
import { openTestApi } from '../testing/openTestApi.ts';
import { addBackInStockMails } from './outbox.ts';

test('[T24] every subscriber is mailed once, and can subscribe again', async () => {
  const api = await openTestApi();
  onTestFinished(api.close);
  const { id } = await demoProduct(api.database, 'demo-uitverkocht');
  const ask = async (name: string) =>
    api.send('GET', `/product/statusmail/${id}`, { token: await api.logIn(name) });
  await ask('vlinder');
  await ask('bij');
  await addBackInStockMails(api.database.sql, [id, 101404]);
  await addBackInStockMails(api.database.sql, [id]);
  await addBackInStockMails(api.database.sql, []);
  const noted = await api.database.sql`select kind, payload from outbox order by payload->'userId'`;
  expect(noted).toEqual([
    { kind: 'stock-back', payload: { userId: 2, productId: id } },
    { kind: 'stock-back', payload: { userId: 3, productId: id } },
  ]);
  await ask('vlinder');
  await addBackInStockMails(api.database.sql, [id]);
  expect(await api.database.sql`select id from outbox`).toHaveLength(3);
});
