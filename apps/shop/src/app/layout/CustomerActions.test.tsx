import type { CartIntent } from '@magazijn/api-client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCart } from '../../shared/cart/testing/answerCart.ts';
import { paths } from '../../shared/links/paths.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { testToken } from '../../testing/testToken.ts';
import { CustomerActions } from './CustomerActions.tsx';

function Actions() {
  const { viewer, switched } = useSession();
  if (viewer.kind !== 'customer') return null;
  return <CustomerActions customer={viewer} switched={switched} />;
}
const places = { [paths.home.pattern]: Actions };
const links = { adminUrl: 'https://beheer.example/', partnerUrl: 'https://partner.example/' };

const company = { customerNumber: '100002', name: 'Buitenschoolse opvang De Bij', city: 'Gent', userId: 7 };

async function openMenu(
  token: string,
  companies: readonly (typeof company)[] = [],
  capabilities: readonly string[] = [],
) {
  const stubs = [stub('switchableCompanies', companies), stub('capabilities', capabilities)];
  const { stores, ...page } = await renderRoute('/', { places, viewer: 'customer', links, stubs });
  act(() => stores.session.logIn(token));
  fireEvent.click(screen.getByRole('button', { name: /Kinderopvang De Vlinder/ }));
  await screen.findByRole('link', { name: 'Jouw overzicht' });
  return { stores, ...page };
}
const entries = () =>
  within(document.querySelector('[data-slot=panel]') as HTMLElement)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('[S82] the small cart shows the subtotal and the number of units, and links to the cart', async () => {
  const recalculateCart = async (intent: CartIntent) => {
    const { cart, answer } = answerCart(intent);
    return { cart, answer: { ...answer, subtotal_exclusive: 68.05, total_inclusive: 90 } };
  };
  const { stores } = await renderRoute('/', {
    places,
    viewer: 'customer',
    stubs: [stub('switchableCompanies', [])],
    api: { recalculateCart },
  });
  const { cart } = await stores.customer.load();
  act(() => cart.add(1, 9));
  const link = await screen.findByRole('link', { name: /^Winkelmand €\s68,05 9 artikelen$/ });
  expect(link.getAttribute('href')).toBe('/winkelwagen');
});

test("[S84] the menu has its entries in order; 'Switch terug' only in a switched account", async () => {
  const { stores } = await openMenu(testToken());
  expect(entries()).toEqual(['Jouw overzicht', 'Wachtwoord wijzigen', 'Uitloggen']);
  act(() => stores.session.switchTo(testToken({ customerNumber: '100002' })));
  expect(entries()).toEqual(['Jouw overzicht', 'Wachtwoord wijzigen', 'Switch terug', 'Uitloggen']);
});

test("[S84, T80] 'Switch terug' returns to the customer's own account", async () => {
  const own = testToken();
  const { stores } = await openMenu(own);
  act(() => stores.session.switchTo(testToken({ customerNumber: '100002' })));
  fireEvent.click(screen.getByRole('button', { name: 'Switch terug' }));
  expect(stores.session.token()).toBe(own);
});

test("[S84, K06] 'Ga naar admin' shows for admins, and links to the configured address", async () => {
  await openMenu(testToken({ admin: true }));
  expect(screen.getByRole('link', { name: 'Ga naar admin' }).getAttribute('href')).toBe(links.adminUrl);
});

test.each([
  [false, false, false, []],
  [false, false, true, ['Switch terug']],
  [false, true, false, ['Ga naar admin']],
  [false, true, true, ['Ga naar admin', 'Switch terug']],
  [true, false, false, ['Overkoepelende organisatie']],
  [true, false, true, ['Overkoepelende organisatie', 'Switch terug']],
  [true, true, false, ['Overkoepelende organisatie', 'Ga naar admin']],
  [true, true, true, ['Overkoepelende organisatie', 'Ga naar admin', 'Switch terug']],
] as const)(
  '[S84, S85] companies %s, admin %s, switched %s: each entry depends on its own condition alone',
  async (hasCompanies, admin, switched, extra) => {
    const { stores } = await openMenu(testToken({ admin }), hasCompanies ? [company] : []);
    if (switched) act(() => stores.session.switchTo(testToken({ admin, customerNumber: '100002' })));
    await waitFor(() =>
      expect(entries()).toEqual(['Jouw overzicht', 'Wachtwoord wijzigen', ...extra, 'Uitloggen']),
    );
  },
);

test("[S85] 'Overkoepelende organisatie' shows for accounts with companies, and links to them; both extra entries precede 'Uitloggen'", async () => {
  await openMenu(testToken({ admin: true }), [company]);
  expect(await screen.findByRole('link', { name: 'Overkoepelende organisatie' })).toBeTruthy();
  expect(entries()).toEqual([
    'Jouw overzicht',
    'Wachtwoord wijzigen',
    'Overkoepelende organisatie',
    'Ga naar admin',
    'Uitloggen',
  ]);
  expect(screen.getByRole('link', { name: 'Overkoepelende organisatie' }).getAttribute('href')).toBe(
    '/profiel/overkoepelende-organisatie',
  );
});

test.each([
  ['administrator', 2, ['Goedkeuringen (2)']],
  ['administrator', 0, []],
  ['buyer', 0, ['Goedkeuringen']],
  ['requester', 0, ['Goedkeuringen']],
  ['bookkeeper', 0, []],
] as const)(
  'the menu of a role %s with %i waiting requests has the approvals: %j',
  async (role, total, shown) => {
    const { stores } = await renderRoute('/', {
      places,
      viewer: 'customer',
      role,
      links,
      stubs: [
        stub('switchableCompanies', []),
        stub('capabilities', ['approvals']),
        stub('approvalRequests', { requests: [], total }),
      ],
    });
    await stores.customer.load();
    fireEvent.click(screen.getByRole('button', { name: /Kinderopvang De Vlinder/ }));
    await screen.findByRole('link', { name: 'Jouw overzicht' });
    expect(entries().filter((entry) => /Goedkeuringen/.test(entry))).toEqual(shown);
  },
);

test("the buyers' pages are in the menu if the back end has their capabilities", async () => {
  await openMenu(
    testToken(),
    [],
    ['quick-order', 'lists', 'purchase-history', 'standing-orders', 'order-changes'],
  );
  const link = await screen.findByRole('link', { name: 'Snel bestellen' });
  expect(link.getAttribute('href')).toBe('/snel-bestellen');
  expect(entries()).toEqual([
    'Jouw overzicht',
    'Snel bestellen',
    'Lijsten',
    'Eerder gekocht',
    'Herhaalorders',
    'Bezorgplanner',
    'Wachtwoord wijzigen',
    'Uitloggen',
  ]);
});
