import { buildCategory } from '@magazijn/api-client/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../shared/links/paths.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { CustomerMobileBar } from './CustomerMobileBar.tsx';

const Bar = () => <CustomerMobileBar categories={[buildCategory()]} />;

async function openMenu(groceryPartner: boolean | Error) {
  const page = await renderRoute('/', {
    places: { [paths.home.pattern]: Bar },
    links: { partnerUrl: 'https://partner.example/' },
    viewer: 'customer',
    stubs: [stub('groceryPartnerEnabled', groceryPartner)],
  });
  fireEvent.click(screen.getByRole('button', { name: /Menu/ }));
  await screen.findByRole('link', { name: /Aanbiedingen/ });
  return page;
}

test('[S88] the menu of a phone shows the grocery partner to an account that has it, at the address that is set', async () => {
  const enabled = await openMenu(true);
  expect(screen.getByRole('link', { name: /^Boodschappen/ }).getAttribute('href')).toBe(
    'https://partner.example/',
  );
  enabled.unmount();
  await openMenu(false);
  expect(screen.queryByRole('link', { name: /^Boodschappen/ })).toBeNull();
});

test('[S88] without an answer about the account the menu hides the grocery partner', async () => {
  await openMenu(new Error('no connection'));
  expect(screen.queryByRole('link', { name: /^Boodschappen/ })).toBeNull();
});
