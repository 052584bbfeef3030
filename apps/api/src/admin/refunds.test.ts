import { expect, onTestFinished, test } from 'vitest';
import { openPaymentShop } from '../testing/openPaymentShop.ts';
import { runAdmin } from '../testing/runAdmin.ts';

const shop = openPaymentShop();

test('refunds lists refunds with their state, requests one again, and records one that was paid by hand', async () => {
  const { sql, url } = shop.api.database;
  const refunds = (...args: string[]) => runAdmin(url, ['refunds', ...args]);
  onTestFinished(async () => void (await sql`update payments set refund_reason = null`));
  expect((await refunds()).output).toEqual(['There are no refunds.']);
  await shop.order(20);
  const [payment] = await sql<{ reference: string }[]>`
    update payments set state = 'surplus', refund_reason = 'coupon-used'
      returning reference`;
  const reference = payment?.reference ?? '';
  const line = async () => (await refunds()).output[0];
  expect(await line()).toContain('about to be asked for');
  await sql`update jobs.job set state = 'failed', output = '{"message": "The provider answered 422."}'`;
  expect(await line()).toMatch(
    new RegExp(
      `^${reference} {2}€.[\\d.]+,\\d\\d {2}customer \\S+ {2}coupon-used {2}needs you: The provider answered 422\\.$`,
    ),
  );
  expect((await refunds('retry', reference)).output).toEqual([`${reference} is requested again.`]);
  expect(await line()).toContain('about to be asked for');
  await sql`update jobs.job set state = 'retry', output = '{"message": "The provider answered 503."}'`;
  expect(await line()).toContain('tried again after: The provider answered 503.');
  await sql`update payments set refund_asked_at = now()`;
  expect(await line()).toContain('accepted by the provider');
  expect((await refunds('done', reference)).output).toEqual([`${reference} is recorded as paid back.`]);
  expect(await line()).toContain('paid back 20');
  expect(await refunds('retry', reference)).toMatchObject({
    code: 1,
    errors: [`There is no open refund of the payment "${reference}".`],
  });
  expect((await refunds('again')).code).toBe(1);
});
