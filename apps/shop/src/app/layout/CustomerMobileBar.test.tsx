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
