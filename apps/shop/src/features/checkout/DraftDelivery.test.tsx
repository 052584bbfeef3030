import { type ApiClient, ApiError } from '@magazijn/api-client';
import { buildApprovalCheck, buildDeliveryAddress } from '@magazijn/api-client/testing';
import type { Role } from '@magazijn/domain/people';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDeliveryDetails, readDeliveryDetails } from '../../shared/order/orderRecord.ts';
import { buildDraft } from '../../shared/order/testing/buildDraft.ts';
import { keepPunchOut, punchOutOf } from '../../shared/punch-out/createPunchOutStore.ts';
import { buildPunchOutSession } from '../../shared/punch-out/testing/buildPunchOutSession.ts';
import { tabStorage } from '../../shared/storage/browserStorage.ts';
import { testToken } from '../../testing/testToken.ts';
import { renderPayment } from './testing/renderPayment.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const east = buildDeliveryAddress({ id: 5, label: 'Locatie Oost' });
const draft = (changes = {}) => buildDraft({ deliveryAddressId: null, driverNote: '', ...changes });

async function open(api: Partial<ApiClient> = {}, role?: Role) {
  const setOrderDelivery = vi.fn(api.setOrderDelivery ?? (async () => {}));
  const calls = {
    capabilities: async () => ['order-changes'],
    deliveryAddresses: async () => [buildDeliveryAddress(), east],
    createOrder: async () => draft(),
    ...api,
    setOrderDelivery,
  };
  const page = await renderPayment(calls, role);
  return { ...page, setOrderDelivery };
}

const address = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const note = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Opmerking voor de chauffeur/ });
const type = async (value: string) => fireEvent.change(await note(), { target: { value } });
const press = async () =>
  fireEvent.click((await screen.findAllByRole('button', { name: /Bestelling plaatsen$/ }))[0] as HTMLElement);

test('the chosen address is saved with the draft, and replaces the printed one', async () => {
  const { setOrderDelivery } = await open();
  fireEvent.click(await address(/Locatie Oost/));
  await waitFor(() => expect(setOrderDelivery.mock.calls).toEqual([[42, { addressId: 5, driverNote: '' }]]));
  expect(screen.queryByRole('heading', { name: 'Bezorgadres' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Beheer je bezorgadressen' }).getAttribute('href')).toBe(
    '/profiel/bezorgadressen',
  );
});

test('a requester chooses an address, without a link to the page that the role does not open', async () => {
  const approvals = {
    capabilities: async () => ['order-changes', 'approvals'],
    approvalCheck: async () => buildApprovalCheck(),
  };
  await open(approvals, 'requester');
  expect(await address(/Locatie Oost/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Beheer je bezorgadressen' })).toBeNull();
});

test('a note is saved before the order is placed, also one that was typed just before', async () => {
  const saved = Promise.withResolvers<void>();
  const { setOrderDelivery, placeOrder } = await open({ setOrderDelivery: () => saved.promise });
  await type('Achterom');
  expect(screen.getByText(/8 van 200 tekens/)).toBeTruthy();
  expect(setOrderDelivery).not.toHaveBeenCalled();
  await press();
  await waitFor(() =>
    expect(setOrderDelivery.mock.calls).toEqual([[42, { addressId: null, driverNote: 'Achterom' }]]),
  );
  expect(placeOrder).not.toHaveBeenCalled();
  await act(async () => saved.resolve());
  await waitFor(() => expect(placeOrder).toHaveBeenCalledOnce());
  await waitFor(() => expect(readDeliveryDetails('100001')).toBeNull());
});

test('a note that cannot be saved blocks the order, with the reason', async () => {
  const lost = [new ApiError('unreachable', 'down')];
  const { placeOrder } = await open({
    setOrderDelivery: async () => {
      const failure = lost.shift();
      if (failure) throw failure;
    },
  });
  await type('Achterom');
  fireEvent.blur(await note());
  expect(await screen.findByText(/opmerking zijn niet bewaard/)).toBeTruthy();
  await press();
  await waitFor(() => expect(placeOrder).toHaveBeenCalledOnce());
  expect(screen.queryByText(/opmerking zijn niet bewaard/)).toBeNull();
});

test('an address that another tab removed disappears, and placing the order scrolls to the reason', async () => {
  const addresses = [buildDeliveryAddress(), east];
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  const { placeOrder } = await open({
    deliveryAddresses: async () => [...addresses],
    setOrderDelivery: async (_, { addressId }) => {
      if (addressId === null) return;
      addresses.length = 1;
      throw new ApiError('refused', 'Dit bezorgadres is er niet meer. Kies een ander adres.', {
        status: 422,
      });
    },
  });
  fireEvent.click(await address(/Locatie Oost/));
  expect(await screen.findByText(/^Dit bezorgadres is er niet meer/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Locatie Oost/ })).toBeNull());
  expect(scrolled).not.toHaveBeenCalled();
  await press();
  await waitFor(() =>
    expect(scrolled.mock.contexts.map((element) => (element as Element).textContent)).toEqual([
      expect.stringContaining('Dit bezorgadres is er niet meer.'),
    ]),
  );
  expect(placeOrder).not.toHaveBeenCalled();
  fireEvent.click(await address(/Hoofdadres/));
  await press();
  await waitFor(() => expect(placeOrder).toHaveBeenCalledOnce());
});

test('the note has a maximum length, with a message when it is reached', async () => {
  await open();
  expect((await note()).maxLength).toBe(200);
  await type('a'.repeat(200));
  const full = '200 van 200 tekens. Meer past er niet in.';
  expect(screen.getByRole('status').textContent).toContain(full);
});

test('address and note stay for the draft of a changed cart', async () => {
  const drafts = [draft(), draft({ id: 43 })];
  const { stores, setOrderDelivery } = await open({ createOrder: async () => drafts.shift() ?? draft() });
  fireEvent.click(await address(/Locatie Oost/));
  await waitFor(() => expect(setOrderDelivery).toHaveBeenCalledOnce());
  act(() => stores.cart.setQuantity(1, 3));
  await waitFor(() =>
    expect(setOrderDelivery).toHaveBeenLastCalledWith(43, { addressId: 5, driverNote: '' }),
  );
  expect((await address(/Locatie Oost/)).checked).toBe(true);
});

test('addresses that could not be loaded can be requested again', async () => {
  let isDown = true;
  await open({
    deliveryAddresses: async () => {
      if (isDown) throw new ApiError('unreachable', 'down');
      return [buildDeliveryAddress(), east];
    },
  });
  const again = await screen.findByRole('button', { name: 'Probeer opnieuw' });
  isDown = false;
  fireEvent.click(again);
  expect(await address(/Locatie Oost/)).toBeTruthy();
});

test('a removed address is not selected again', async () => {
  keepDeliveryDetails({ customerNumber: '100001', addressId: 9, driverNote: 'Achterom' });
  const { setOrderDelivery } = await open();
  expect((await address(/Hoofdadres/)).checked).toBe(true);
  expect(setOrderDelivery).not.toHaveBeenCalled();
});

test.each([
  ['lacks the capability', { capabilities: async () => [] }],
  ['returns no note with the draft', { createOrder: async () => buildDraft() }],
])('a back end that %s offers neither address nor note', async (_, api) => {
  const { placeOrder } = await open(api);
  expect(await screen.findByRole('heading', { name: 'Bezorgadres' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /chauffeur/ })).toBeNull();
  await press();
  await waitFor(() => expect(placeOrder).toHaveBeenCalledOnce());
});

test('a punch-out offers neither: its organisation sends the order', async () => {
  keepPunchOut(tabStorage, { session: buildPunchOutSession(), login: testToken().slice(-12) });
  const { stores } = await open();
  expect(punchOutOf(stores.session).getState()).not.toBeNull();
  expect(await screen.findByRole('heading', { name: 'Bezorgadres' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /chauffeur/ })).toBeNull();
});
