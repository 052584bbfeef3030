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
])('[R01] %s is found under %s', async (address, canonical) => {
  const head = await handleOf(address).head?.();
  const at = { params: {}, url: new URL(address, 'https://shop.example') };
  const found = head?.(() => undefined, at, 'https://shop.example', 'Magazijn');
  expect(found?.canonical).toBe(canonical);
  expect(found?.description?.length).toBeLessThanOrEqual(160);
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
])('[R04] %s is not to be found', (address) => expect(handleOf(address).head).toBeUndefined());

test.each([
  ['/wachtwoord-vergeten/geheim', 'mailed-link'],
  ['/bestellen/betalen/betaalmethode', 'payment'],
  ['/oci/login', 'punch-out'],
  ['/login', undefined],
])('%s is answered under the policy %s', (address, policy) => expect(handleOf(address).policy).toBe(policy));

test('a page whose results failed is not to be found', async () => {
  for (const address of ['/categorie/verzorging', '/product/a/b']) {
    const head = await handleOf(address).head?.();
    const at = { params: {}, url: new URL(address, 'https://shop.example') };
    expect(head?.(() => undefined, at, '', 'Magazijn')).toEqual({ canonical: null });
  }
});

test('every path of the shop has a route, but for those that the server answers', () => {
  const answered = [paths.searchForm.pattern, paths.logout.pattern] as readonly string[];
  const routed = pages.map(({ path }) => path);
  expect(Object.values(paths).map(({ pattern }) => pattern)).toEqual(
    expect.arrayContaining(routed as string[]),
  );
  for (const { pattern } of Object.values(paths)) {
    if (!answered.includes(pattern)) expect(routed).toContain(pattern);
  }
});

test('no two routes have one lazy: the router takes out of it what it has loaded', () => {
  const lazies = pages.flatMap(({ lazy }) => lazy ?? []);
  // Other tests of this process may have loaded some.
  expect(lazies).not.toEqual([]);
  expect(new Set(lazies).size).toBe(lazies.length);
});

test('a guarded page that one has left sends nobody to the login page while the next one is under way', async () => {
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
