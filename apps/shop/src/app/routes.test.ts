import { buildCompany } from '@magazijn/api-client/testing';
import { act } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { paths } from '../shared/links/paths.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { stub } from '../testing/stub.ts';
import type { PageHandle } from './layout/PageHandle.ts';
import { pages } from './routes.tsx';

const handleOf = (address: string) => matchRoutes(pages, address)?.at(-1)?.route.handle as PageHandle;

test.each([
  ['/', '/'],
  ['/login', '/login'],
  ['/registreren', '/registreren'],
])('[R01] %s is indexed under %s', async (address, canonical) => {
  const head = await handleOf(address).head();
  const at = { params: {}, pathname: address, search: '' };
  const found = await head?.(() => undefined, at, 'https://shop.example', 'Magazijn');
  expect(found?.canonical).toBe(canonical);
  expect(found?.description?.length).toBeLessThanOrEqual(160);
});

test.each([
  '/winkelwagen',
  '/bestellen/betalen',
  '/profiel/overzicht',
  '/order/7',
  '/bezorgplanner',
  '/profiel/facturen',
  '/profiel/facturen/betalen',
  '/profiel/bezorgadressen',
  '/aanbiedingen',
  '/zoeken/luiers',
  '/wachtwoord-vergeten/geheim',
  '/oci/login',
  '/switch/7',
])('[R04] %s is not indexed', async (address) => expect(await handleOf(address).head()).toBeUndefined());

test.each([
  ['/wachtwoord-vergeten/geheim', 'mailed-link'],
  ['/herhaalorders/antwoord', 'mailed-link'],
  ['/uitnodiging', 'mailed-link'],
  ['/bestellen/betalen/betaalmethode', 'payment'],
  ['/profiel/facturen/betalen', 'payment'],
  ['/oci/login', 'punch-out'],
  ['/login', undefined],
])('%s has the content security policy %s', (address, policy) =>
  expect(handleOf(address).policy).toBe(policy),
);

test('a page whose data failed to load is not indexed', async () => {
  for (const address of ['/categorie/verzorging', '/product/a/b']) {
    const head = await handleOf(address).head();
    const at = { params: {}, pathname: address, search: '' };
    expect(await head?.(() => undefined, at, '', 'Magazijn')).toEqual({ canonical: null });
  }
});

test('every path of the shop has a route, except those that the server answers', () => {
  const answered = [paths.searchForm.pattern, paths.logout.pattern] as readonly string[];
  const routed = pages.map(({ path }) => path);
  expect(Object.values(paths).map(({ pattern }) => pattern)).toEqual(
    expect.arrayContaining(routed as string[]),
  );
  for (const { pattern } of Object.values(paths)) {
    if (!answered.includes(pattern)) expect(routed).toContain(pattern);
  }
});

test('no two routes share a lazy object: the router empties it after loading', () => {
  const lazies = pages.flatMap(({ lazy }) => lazy ?? []);
  expect(lazies).not.toEqual([]);
  expect(new Set(lazies).size).toBe(lazies.length);
});

test('a session that ends during a navigation away from a page for customers does not redirect to the login', async () => {
  let arrive = () => {};
  const underWay = new Promise<void>((resolve) => (arrive = resolve));
  const { router, stores, place } = await renderRoute(paths.profileOverview.href(), {
    viewer: 'customer',
    others: [paths.home.pattern, paths.login.pattern],
    stubs: [
      stub('profile', buildCompany()),
      stub('switchableCompanies', []),
      stub('offers', () => underWay.then(() => ({ offers: [], banners: [] }))),
      stub('popularProducts', []),
      stub('favouriteProducts', { total: 0, products: [] }),
      stub('categories', []),
    ],
  });
  await act(async () => {
    const left = router.navigate(paths.home.href());
    await vi.waitFor(() => expect(router.state.navigation.state).toBe('loading'));
    stores.session.refuse(stores.session.token());
    expect(place()).toBe(paths.profileOverview.href());
    arrive();
    await left;
  });
  expect([place(), stores.session.getState().viewer.kind]).toEqual([paths.home.href(), 'anonymous']);
});
