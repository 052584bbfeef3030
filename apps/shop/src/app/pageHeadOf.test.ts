import { expect, test } from 'vitest';
import { matchRoute } from '../routing/matchRoute.ts';
import { pageHeadOf } from './pageHeadOf.ts';
import { routes } from './routes.ts';

function headOf(address: string) {
  const { pathname, search } = new URL(address, 'http://shop.invalid');
  const match = matchRoute(routes, pathname, search);
  if (!match) throw new Error(`${address} is no page`);
  return pageHeadOf(match, {}, 'https://shop.example');
}

test.each([
  ['/', '/'],
  ['/login?returnUrl=%2Fwinkelwagen', '/login'],
  ['/registreren', '/registreren'],
])('[R01] %s is found under %s', (address, canonical) => {
  const head = headOf(address);
  expect(head.canonical).toBe(canonical);
  expect(head.description?.length).toBeLessThanOrEqual(160);
});

test.each([
  '/winkelwagen',
  '/bestellen/betalen',
  '/profiel/overzicht',
  '/order/7',
  '/aanbiedingen',
  '/zoeken/luiers',
  '/wachtwoord-vergeten/geheim',
  '/oci/login',
  '/switch/7',
])('[R04] %s is not to be found', (address) => expect(headOf(address)).toEqual({ canonical: null }));

test('a page whose answers failed is not to be found', () => {
  expect(headOf('/categorie/verzorging').canonical).toBeNull();
  expect(headOf('/product/a/b').canonical).toBeNull();
});
