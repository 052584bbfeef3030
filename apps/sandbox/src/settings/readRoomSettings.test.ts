import { expect, test } from 'vitest';
import { readRoomSettings } from './readRoomSettings.ts';

const database = { DATABASE_URL: 'postgres://localhost/magazijn' };

test.each(['magazijn', 'bouwsteen'])(
  'the demonstration of %s is written to at an address of its own',
  (BRAND) => {
    const { api, shop } = readRoomSettings({ ...database, BRAND });
    expect(shop.sellerEmail).toBe(`klantenservice@${BRAND}.test`);
    expect(api.seller?.email).toBe(`facturen@${BRAND}.test`);
  },
);

test('the address in a setting is used, and an unknown brand is one error', () => {
  const { shop } = readRoomSettings({ ...database, SELLER_EMAIL: 'hulp@winkel.test' });
  expect(shop.sellerEmail).toBe('hulp@winkel.test');
  const problems = () => readRoomSettings({ ...database, BRAND: 'onbekend' });
  expect(problems).toThrow(/BRAND=onbekend/);
  expect(problems).not.toThrow(/BRAND=onbekend[\s\S]*BRAND=onbekend/);
});
