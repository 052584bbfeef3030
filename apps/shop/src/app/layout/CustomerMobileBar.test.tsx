import type { CartIntent } from '@magazijn/api-client';
import { buildCategory } from '@magazijn/api-client/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCart } from '../../shared/cart/testing/answerCart.ts';
import { paths } from '../../shared/links/paths.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { CustomerMobileBar } from './CustomerMobileBar.tsx';

const Bar = () => <CustomerMobileBar categories={[buildCategory()]} />;

async function openMenu(groceryPartner: boolean | Error, capabilities: readonly string[] = []) {
  const page = await renderRoute('/', {
    places: { [paths.home.pattern]: Bar },
    links: { partnerUrl: 'https://partner.example/' },
    viewer: 'customer',
    stubs: [stub('groceryPartnerEnabled', groceryPartner), stub('capabilities', capabilities)],
  });
  fireEvent.click(screen.getByRole('button', { name: /Menu/ }));
  await screen.findByRole('link', { name: /Aanbiedingen/ });
  return page;
}

test('[S88] the phone menu links to the grocery partner’s configured address, for accounts that have the partner', async () => {
  const enabled = await openMenu(true);
  expect(screen.getByRole('link', { name: /^Boodschappen/ }).getAttribute('href')).toBe(
    'https://partner.example/',
  );
  enabled.unmount();
  await openMenu(false);
  expect(screen.queryByRole('link', { name: /^Boodschappen/ })).toBeNull();
});

test('[S88] the menu hides the grocery partner until the account is loaded', async () => {
  await openMenu(new Error('no connection'));
  expect(screen.queryByRole('link', { name: /^Boodschappen/ })).toBeNull();
});

test('the phone menu has the tools for buyers that the back end supports, and closes when one is opened', async () => {
  await openMenu(false, ['lists', 'quick-order', 'saved-cart']);
  const tools = await screen.findByRole('list', { name: 'Sneller bestellen' });
  const links = within(tools).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Snel bestellen', '/snel-bestellen'],
    ['Lijsten', '/lijsten'],
  ]);
  fireEvent.click(within(tools).getByRole('link', { name: 'Lijsten' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Sneller bestellen' })).toBeNull());
});

test('the phone menu of a back end without tools has none', async () => {
  await openMenu(false);
  expect(screen.queryByRole('list', { name: 'Sneller bestellen' })).toBeNull();
});

test('[S82] the cart of a phone shows the subtotal and the number of units, and links to the cart', async () => {
  const recalculateCart = async (intent: CartIntent) => {
    const { cart, answer } = answerCart(intent);
    return { cart, answer: { ...answer, subtotal_exclusive: 68.05, total_inclusive: 90 } };
  };
  const { stores } = await renderRoute('/', {
    places: { [paths.home.pattern]: Bar },
    viewer: 'customer',
    stubs: [stub('groceryPartnerEnabled', false)],
    api: { recalculateCart },
  });
  const { cart } = await stores.customer.load();
  act(() => cart.add(1, 9));
  const link = await screen.findByRole('link', { name: /9 artikelen, €\s68,05$/ });
  expect(link.getAttribute('href')).toBe('/winkelwagen');
});
