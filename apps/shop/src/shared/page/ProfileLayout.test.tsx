import { buildCompany } from '@magazijn/api-client/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { testToken } from '../../testing/testToken.ts';
import { paths } from '../links/paths.ts';

const Login = () => <h1>Inloggen</h1>;
const places = { [paths.login.pattern]: Login };

const companies = [{ userId: 7, customerNumber: '100002', name: 'De Bij', city: 'Gent' }];

const open = (given: typeof companies = [], path = '/profiel/overzicht', api = {}) =>
  renderRoute(path, {
    places,
    others: [paths.profileOverview.pattern],
    viewer: 'customer',
    api,
    links: { adminUrl: 'https://beheer.example/' },
    stubs: [stub('profile', buildCompany()), stub('switchableCompanies', given)],
  });
const links = () =>
  within(screen.getByRole('navigation', { name: 'Jouw overzicht' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test.each([
  '/profiel/overzicht',
  '/profiel/bestelhistorie',
  '/profiel/wachtwoord',
  '/profiel/favorieten',
  '/profiel/overkoepelende-organisatie',
])('[S70] a visitor of %s is redirected to the login page', async (path) => {
  const { place } = await renderRoute(path, { places });
  expect(place()).toBe(`/login?returnUrl=${encodeURIComponent(path)}`);
});

test.each(['/profiel', '/profiel/nergens'])('[S70] %s redirects to the overview', async (path) => {
  const { place } = await open([], path);
  expect(place()).toBe('/profiel/overzicht');
});

test('[S71] the links in their order; the parent organisation only with companies, admin only for admins', async () => {
  const first = await open();
  expect(links()).toEqual(['Profiel gegevens', 'Bestelhistorie', 'Wachtwoord wijzigen', 'Favorieten']);
  first.unmount();
  const { stores } = await open(companies);
  act(() => stores.session.logIn(testToken({ admin: true })));
  expect(links()).toEqual([
    'Profiel gegevens',
    'Bestelhistorie',
    'Wachtwoord wijzigen',
    'Favorieten',
    'Overkoepelende organisatie',
    'Ga naar admin',
  ]);
  expect(screen.getByRole('link', { name: 'Ga naar admin' }).getAttribute('href')).toBe(
    'https://beheer.example/',
  );
});

test('the locations are linked for a parent organisation, where the back end has the call', async () => {
  const { unmount } = await open(companies, '/profiel/overzicht', {
    capabilities: async () => ['locations'],
  });
  expect(links()).toContain('Locaties');
  unmount();
  await open([], '/profiel/overzicht', { capabilities: async () => ['locations'] });
  expect(links()).not.toContain('Locaties');
});

test("[S71, T01] 'Uitloggen' deletes the token, logs out on the server, and leaves the page for customers", async () => {
  const logOut = vi.fn(async () => {});
  const { stores, place } = await open([], '/profiel/overzicht', { logOut });
  const token = stores.session.token();
  fireEvent.click(screen.getByRole('button', { name: 'Uitloggen' }));
  expect(stores.session.token()).toBeNull();
  await waitFor(() => expect(place()).toBe('/'));
  expect(logOut).toHaveBeenCalledWith(token);
});

test('[T02] an expired session redirects to the login page and back', async () => {
  const { stores, place } = await open();
  act(() => void stores.session.refuse(stores.session.token()));
  await waitFor(() => expect(place()).toBe('/login?returnUrl=%2Fprofiel%2Foverzicht'));
});

test('[T01] a logout whose request fails still logs out in the browser', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { stores } = await open([], '/profiel/overzicht', {
    logOut: () => Promise.reject(new Error('down')),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Uitloggen' }));
  await act(async () => {});
  expect(stores.session.getState().viewer.kind).toBe('anonymous');
});

test("the buyers' pages are in the sidebar if the back end has their capabilities", async () => {
  await renderRoute('/profiel/overzicht', {
    viewer: 'customer',
    stubs: [
      stub('profile', buildCompany()),
      stub('switchableCompanies', []),
      stub('capabilities', ['quick-order', 'lists', 'purchase-history', 'standing-orders', 'order-changes']),
    ],
  });
  expect(links()).toEqual([
    'Profiel gegevens',
    'Bestelhistorie',
    'Wachtwoord wijzigen',
    'Favorieten',
    'Snel bestellen',
    'Lijsten',
    'Eerder gekocht',
    'Herhaalorders',
    'Bezorgplanner',
    'Bezorgadressen',
  ]);
});

test('the tools and the pages of the organisation are lists of their own, by capability', async () => {
  await renderRoute('/profiel/overzicht', {
    places,
    others: [paths.profileOverview.pattern],
    viewer: 'customer',
    stubs: [
      stub('profile', buildCompany()),
      stub('switchableCompanies', []),
      stub('capabilities', ['lists', 'people']),
    ],
  });
  const ofList = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect(ofList('Bestellen')).toEqual(['Lijsten']);
  expect(ofList('Organisatie')).toEqual(['Mensen']);
});
