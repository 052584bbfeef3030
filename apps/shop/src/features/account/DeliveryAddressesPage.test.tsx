import { type ApiClient, ApiError, type DeliveryAddressForm } from '@magazijn/api-client';
import { buildDeliveryAddress } from '@magazijn/api-client/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';
import { stubModalDialogs } from '../../testing/stubModalDialogs.ts';

stubModalDialogs();

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const east = buildDeliveryAddress({ id: 5, label: 'Locatie Oost', street: 'Oosterstraat' });

async function open(api: Partial<ApiClient> = {}, capabilities: readonly string[] = ['order-changes']) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return renderRoute('/profiel/bezorgadressen', {
    viewer: 'customer',
    stubs: [stub('capabilities', capabilities), stub('categories', []), stub('switchableCompanies', [])],
    api: { deliveryAddresses: async () => [buildDeliveryAddress(), east], ...api },
  });
}

const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Voeg adres toe' }));
const fillIn = () => {
  type(/^Naam van het adres/, ' Locatie West ');
  type(/^Straat/, 'Weststraat');
  type(/^Huisnummer/, '3');
  type(/^Postcode/, '1234ab');
  type(/^Plaats/, 'Utrecht');
};

test('the main address cannot be removed, another one can, after a question', async () => {
  const addresses = [buildDeliveryAddress(), east];
  const removeDeliveryAddress = vi.fn(async () => void addresses.pop());
  await open({ deliveryAddresses: async () => [...addresses], removeDeliveryAddress });
  expect(within(screen.getByRole('region', { name: 'Hoofdadres' })).getByText('Standaard')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Verwijder Hoofdadres' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Verwijder Locatie Oost' }));
  const question = screen.getByRole('alertdialog', { name: 'Locatie Oost verwijderen?' });
  expect(removeDeliveryAddress).not.toHaveBeenCalled();
  fireEvent.click(within(question).getByRole('button', { name: 'Verwijder' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Locatie Oost' })).toBeNull());
  expect(removeDeliveryAddress).toHaveBeenCalledWith(5);
  expect(screen.getByRole('status').textContent).toContain('Locatie Oost is verwijderd.');
});

test('an address that another tab removed, or whose removal lost its response, disappears', async () => {
  const addresses = [buildDeliveryAddress(), east];
  await open({
    deliveryAddresses: async () => [...addresses],
    removeDeliveryAddress: async () => {
      addresses.pop();
      throw new ApiError('refused', 'Not found', { status: 404 });
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Verwijder Locatie Oost' }));
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Verwijder' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Locatie Oost' })).toBeNull());
  expect(screen.getByRole('status').textContent).toContain('Locatie Oost is verwijderd.');
});

test('an address is added with its required fields; the others may stay empty', async () => {
  const addresses = [buildDeliveryAddress()];
  const addDeliveryAddress = vi.fn(async (given: DeliveryAddressForm) => {
    addresses.push(buildDeliveryAddress({ ...given, id: 6 }));
    return 6;
  });
  await open({ deliveryAddresses: async () => [...addresses], addDeliveryAddress });
  fillIn();
  submit();
  expect(await screen.findByRole('region', { name: 'Locatie West' })).toBeTruthy();
  expect(addDeliveryAddress).toHaveBeenCalledWith({
    label: 'Locatie West',
    companyName: '',
    firstName: '',
    lastName: '',
    street: 'Weststraat',
    houseNumber: '3',
    houseNumberSuffix: '',
    postalCode: '1234 AB',
    city: 'Utrecht',
    country: 'NL',
    phoneNumber: '',
  });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Straat/ }).value).toBe('');
});

test('missing and invalid fields show an error, the first gets the focus, and nothing is sent', async () => {
  await open();
  fillIn();
  type(/^Naam van het adres/, ' ');
  type(/^Postcode/, '9000');
  submit();
  const label = screen.getByRole('textbox', { name: /^Naam van het adres/ });
  await waitFor(() => expect(document.activeElement).toBe(label));
  expect(screen.getByText('Geef het adres een naam.')).toBeTruthy();
  expect(screen.getByText(/^Dit is een Belgische postcode/)).toBeTruthy();
});

test('a refusal shows its reason, and typed values stay', async () => {
  const refusals = [
    new ApiError('refused', 'Er is al een adres met deze naam.', { status: 422 }),
    new ApiError('unreachable', 'down'),
  ];
  await open({
    addDeliveryAddress: async () => {
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      return 6;
    },
  });
  fillIn();
  submit();
  expect(await screen.findByText('Er is al een adres met deze naam.')).toBeTruthy();
  submit();
  expect(await screen.findByText(/^Het adres is niet toegevoegd/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Straat/ }).value).toBe('Weststraat');
});

test('a back end without the capability has no such page: it leads home', async () => {
  const { place } = await open({}, []);
  await waitFor(() => expect(place()).toBe('/'));
});
