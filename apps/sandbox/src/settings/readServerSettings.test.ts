import { expect, test } from 'vitest';
import { readServerSettings } from './readServerSettings.ts';

const database = { DATABASE_URL: 'postgres://localhost/magazijn' };

test.each(['magazijn', 'bouwsteen'])('the demo of %s has its own contact address', (BRAND) => {
  const { api, shop } = readServerSettings({ ...database, BRAND });
  expect(shop.sellerEmail).toBe(`klantenservice@${BRAND}.test`);
  expect(api.seller?.email).toBe(`facturen@${BRAND}.test`);
});

test('a configured address is used, and an unknown brand is one error', () => {
  const { shop } = readServerSettings({ ...database, SELLER_EMAIL: 'hulp@winkel.test' });
  expect(shop.sellerEmail).toBe('hulp@winkel.test');
  const problems = () => readServerSettings({ ...database, BRAND: 'onbekend' });
  expect(problems).toThrow(/BRAND=onbekend/);
  expect(problems).not.toThrow(/BRAND=onbekend[\s\S]*BRAND=onbekend/);
});
