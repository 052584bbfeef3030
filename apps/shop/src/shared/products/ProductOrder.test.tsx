// Over 300 lines: one component in all its states.
import { ApiError, type CartIntent } from '@magazijn/api-client';
import { buildCart, buildCartLine, buildProduct } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import { announce, LiveRegion } from '@magazijn/ui';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createShopStores } from '../../app/createShopStores.ts';
import { CartNotice } from '../../app/layout/CartNotice.tsx';
import { AddedNotice } from '../../features/cart/AddedNotice.tsx';
import { testToken } from '../../testing/testToken.ts';
import { answerCart } from '../cart/testing/answerCart.ts';
import { changeElsewhere } from '../cart/testing/changeElsewhere.ts';
import { tokenKey } from '../session/createSessionStore.ts';
import { memoryStorage } from '../storage/browserStorage.ts';
import { StoresProvider } from '../stores/StoresProvider.tsx';
import { ProductOrder } from './ProductOrder.tsx';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const cancelStockMail = vi.fn(async () => {});
const product = buildProduct({ id: 1, name: 'Appelmoes', stock: 4, available: true });

/** Renders a product's button with a real cart; the server returns each line with the given properties. */
async function renderOrder(
  line: (quantity: number) => Parameters<typeof buildCartLine>[0] = () => ({}),
  shown = product,
  { at = '/', Notice = AddedNotice } = {},
) {
  const recalculateCart = async (intent: CartIntent) => {
    const quantity = intent.quantities[1] ?? 0;
    const lines = [buildCartLine({ productId: 1, name: 'Appelmoes', quantity, stock: 4, ...line(quantity) })];
    return answerCart(intent, buildCart({ lines }));
  };
  const stores = createShopStores({
    storage: memoryStorage(new Map([[tokenKey, testToken()]])),
    loadApiFor: () => async () =>
      ({ recalculateCart, requestStockMail: async () => {}, cancelStockMail }) as never,
    announce,
  });
  const { cart } = await stores.customer.load();
  render(
    <MemoryRouter initialEntries={[at]}>
      <StoresProvider stores={stores}>
        <ProductOrder product={shown} size="card" />
        <Notice />
        <LiveRegion />
      </StoresProvider>
    </MemoryRouter>,
  );
  return cart;
}

const addButton = () => screen.getByRole('button', { name: 'Voeg toe: Appelmoes' });
const liveRegions = (text: string) =>
  screen.queryAllByRole('status').filter(({ textContent }) => textContent.includes(text));
const region = () => document.querySelector('[data-slot=live-region]');
const settled = (cart: Awaited<ReturnType<typeof renderOrder>>) =>
  waitFor(() => expect(cart.getState().status).toBe('settled'));

test.each([
  [1, true, 'Voeg toe'],
  [0, true, 'Stuur mij een email als dit product weer beschikbaar is'],
  [4, false, 'Stuur mij een email als dit product weer beschikbaar is'],
])('[T21, T24] with stock %i, available: %s, the button is ‘%s’', async (stock, available, name) => {
  await renderOrder(undefined, buildProduct({ id: 1, name: 'Appelmoes', stock, available }));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([name]);
});

test('[T22] minus at 1 removes the product from the cart and shows the button again', async () => {
  const cart = await renderOrder();
  fireEvent.click(addButton());
  expect(cart.getState().quantities).toEqual({ 1: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Eén minder' }));
  expect(cart.getState().quantities).toEqual({});
  expect(addButton()).toBeTruthy();
});

test('[T22] a pending edit does not restore a product that was removed elsewhere', async () => {
  const cart = await renderOrder();
  act(() => cart.setQuantity(1, 3));
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '1' } });
  act(() => cart.setQuantity(1, 0));
  expect(cart.getState().quantities).toEqual({});
  expect(addButton()).toBeTruthy();
});

test('[T13] the reason of a refused addition shows until the next change', async () => {
  const text = 'Een winkelmand heeft maximaal 500 verschillende artikelen.';
  let refused = true;
  const cart = await renderOrder(
    () => {
      if (refused) throw new ApiError('refused', text, { status: 422 });
      return {};
    },
    product,
    { Notice: CartNotice },
  );
  fireEvent.click(addButton());
  const notice = await screen.findByRole('region', { name: 'Melding over je winkelmand' });
  expect(within(notice).getByText(text)).toBeTruthy();
  expect(within(notice).getByText('Je winkelmand is niet gewijzigd.')).toBeTruthy();
  expect(addButton()).toBeTruthy();
  refused = false;
  fireEvent.click(addButton());
  await settled(cart);
  expect(screen.queryByText('Je winkelmand is niet gewijzigd.')).toBeNull();
});

test('[T13] on the cart page, which shows refusals itself, no toast repeats them', async () => {
  const cart = await renderOrder(
    () => {
      throw new ApiError('refused', 'Nee.', { status: 422 });
    },
    product,
    { at: '/winkelwagen' },
  );
  fireEvent.click(addButton());
  await waitFor(() => expect(cart.getState().refusal).toBe('Nee.'));
  await waitFor(() => expect(region()?.textContent).toBe('Nee.'));
  // A toast would show after a moment.
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(screen.queryByText('Je winkelmand is niet gewijzigd.')).toBeNull();
});

test('a quantity above the stock is refused while typing, before the server responds', async () => {
  const cart = await renderOrder();
  act(() => cart.setQuantity(1, 1));
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '5' } });
  expect(screen.getByRole('alert').textContent).toBe('Nog 4 op voorraad');
  expect(cart.getState().quantities).toEqual({ 1: 1 });
});

test('a visitor’s result that stands in for the customer’s has no stock, so it refuses no quantity', async () => {
  const standIn = buildProduct({ id: 1, name: 'Appelmoes', price: null, stock: 1, available: true });
  const cart = await renderOrder(() => ({ stock: 100 }), standIn);
  act(() => cart.setQuantity(1, 12));
  expect(screen.getByRole('spinbutton')).toHaveProperty('value', '12');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Zet op/ })).toBeNull();
});

test('[C08, T25] the toast shows the picture of the added product at 60 × 60', async () => {
  const cart = await renderOrder(() => ({ picture: 'appelmoes' }));
  fireEvent.click(addButton());
  await settled(cart);
  const picture = () => document.querySelector('[data-slot="add-to-cart-notice"] img')?.getAttribute('src');
  await waitFor(() => expect(picture()).toBe('/img/appelmoes/60/60'));
});

test('an incomplete deal is announced when the server has priced the first unit', async () => {
  const message = 'Nog 1 pak Tekenblok erbij en je krijgt Waskrijtjes cadeau.';
  const cart = await renderOrder((quantity) => ({
    incompleteOffer: quantity === 1 ? { path: '/', title: 'Tekenblok', message } : null,
  }));
  fireEvent.click(addButton());
  await settled(cart);
  const notice = document.querySelector('[data-slot="add-to-cart-notice"]');
  await waitFor(() => expect(notice?.textContent).toContain(`Toegevoegd aan je winkelmandAppelmoes`));
  expect(notice?.textContent).toContain(message);
  // The live region announces it once; the text under the stepper stays.
  expect(screen.getAllByText(message)).toHaveLength(2);
  expect(liveRegions(message)).toEqual([region()]);
  expect(region()?.textContent).toBe(`Appelmoes: 1 doos. ${message} Subtotaal €\u00a053,90.`);
  act(() => cart.setQuantity(1, 2));
  expect(screen.queryByText(message)).toBeNull();
  await settled(cart);
  expect(screen.queryByText(message)).toBeNull();
});

test('one press completes a deal with the missing units, and shows the saving', async () => {
  const deal = { kind: 'free-goods', paid: 2, free: 1 } as const;
  const cart = await renderOrder(() => ({ deal, price: cents(295) }));
  fireEvent.click(addButton());
  await settled(cart);
  expect(screen.getByText('Nog 2 erbij: 1 is gratis · bespaar € 2,95')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Voeg 2 toe: Appelmoes' }));
  expect(cart.getState().quantities).toEqual({ 1: 3 });
  await settled(cart);
  expect(screen.queryByText(/gratis/)).toBeNull();
});

test('a deal that needs more than the stock is not offered', async () => {
  const deal = { kind: 'free-goods', paid: 4, free: 1 } as const;
  const cart = await renderOrder(() => ({ deal, price: cents(295) }));
  fireEvent.click(addButton());
  await settled(cart);
  expect(screen.queryByText(/gratis/)).toBeNull();
});

test('the first addition takes the typed quantity', async () => {
  const cart = await renderOrder();
  const field = screen.getByRole('spinbutton', { name: 'Toe te voegen aantal Appelmoes' });
  fireEvent.change(field, { target: { value: '3' } });
  fireEvent.click(addButton());
  expect(cart.getState().quantities).toEqual({ 1: 3 });
});

test('an incomplete deal is announced again when the quantity returns to it', async () => {
  const message = 'Nog 1 pak Tekenblok erbij en je krijgt Waskrijtjes cadeau.';
  const cart = await renderOrder((quantity) => ({
    incompleteOffer: quantity === 1 ? { path: '/', title: 'Tekenblok', message } : null,
  }));
  act(() => cart.setQuantity(1, 2));
  await settled(cart);
  act(() => cart.setQuantity(1, 1));
  await settled(cart);
  expect(liveRegions(message)).toEqual([region()]);
});

test.each([
  ['a limit', { limitMessage: 'Maximaal 20 per bestelling' }, 'Maximaal 20 per bestelling'],
  ['the stock, of a back end that tells no limit', { stock: 0 }, 'Nog 0 op voorraad'],
])("with %s the toast does not show 'Toegevoegd'", async (_what, line, expected) => {
  const cart = await renderOrder(() => line);
  fireEvent.click(addButton());
  await settled(cart);
  const notice = document.querySelector('[data-slot="add-to-cart-notice"]');
  await waitFor(() => expect(notice?.textContent).toContain(expected));
  expect(notice?.textContent).not.toContain('Toegevoegd');
});

test('beyond a limit, product and toast both offer the maximum; choosing it closes the toast', async () => {
  const limited = { limitMessage: 'Maximaal 20 per bestelling', limitQuantity: 20, stock: 100 };
  const cart = await renderOrder((quantity) => (quantity === 20 ? {} : limited), { ...product, stock: 100 });
  fireEvent.click(addButton());
  await settled(cart);
  const notice = document.querySelector<HTMLElement>('[data-slot="add-to-cart-notice"]');
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Zet op 20/ })).toHaveLength(2));
  const button = screen.getAllByRole('button', { name: /^Zet op 20/ }).find((each) => notice?.contains(each));
  if (button) fireEvent.click(button);
  expect(cart.getState().quantities).toEqual({ 1: 20 });
  expect(notice?.textContent).toBe('');
  await settled(cart);
  expect(notice?.textContent).toBe('');
  expect(screen.queryByText('Maximaal 20 per bestelling')).toBeNull();
});

test("[T13] an addition that can be ordered shows 'Toegevoegd'", async () => {
  const cart = await renderOrder();
  fireEvent.click(addButton());
  await settled(cart);
  expect(await screen.findByText('Toegevoegd aan je winkelmand')).toBeTruthy();
});

test('while the toast shows, the stepper that replaced the button owns it, for the cursor of a screen reader', async () => {
  const cart = await renderOrder();
  const button = addButton();
  const stepper = button.closest('[data-slot=add-to-cart]');
  act(() => button.focus());
  fireEvent.click(button);
  await settled(cart);
  const close = await screen.findByRole('button', { name: /Sluit/ });
  const notice = document.querySelector('[data-slot="add-to-cart-notice"]');
  expect(notice?.id).toBeTruthy();
  expect(stepper?.getAttribute('aria-owns')).toBe(notice?.id);
  fireEvent.click(close);
  await waitFor(() => expect(stepper?.hasAttribute('aria-owns')).toBe(false));
});

test('Tab moves from the stepper that replaced the button to the toast; closing it returns the focus', async () => {
  const cart = await renderOrder();
  fireEvent.click(addButton());
  await settled(cart);
  const close = await screen.findByRole('button', { name: /Sluit/ });
  const plus = screen.getByRole('button', { name: 'Eén meer' });
  const tab = (shiftKey = false) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab', shiftKey });
  act(() => plus.focus());
  tab();
  expect(document.activeElement).toBe(close);
  tab(true);
  expect(document.activeElement).toBe(plus);
  tab();
  act(() => screen.getByRole('link', { name: /winkelmand/i }).focus());
  // From the end of the toast the browser continues after the stepper.
  expect(tab()).toBe(true);
  expect(document.activeElement).toBe(plus);
  tab();
  fireEvent.click(close);
  expect(document.activeElement).toBe(plus);
});

test('requesting a stock mail shows a confirmation', async () => {
  await renderOrder(() => ({}), { ...product, stock: 0 });
  fireEvent.click(screen.getByRole('button', { name: /Stuur mij een email/ }));
  await waitFor(() =>
    expect(region()?.textContent?.trim()).toBe('Je krijgt een mail als Appelmoes er weer is.'),
  );
});

test('[T24] a requested stock mail can be cancelled, and requested again', async () => {
  await renderOrder(() => ({}), { ...product, stock: 0 });
  const ask = () => screen.findByRole('button', { name: /Stuur mij een email/ });
  fireEvent.click(await ask());
  fireEvent.click(await screen.findByRole('button', { name: /^Toch geen mail/ }));
  expect(cancelStockMail).toHaveBeenCalledExactlyOnceWith(1);
  fireEvent.click(await ask());
  expect(await screen.findByRole('button', { name: /^Toch geen mail/ })).toBeTruthy();
});

test.each([
  ['/', 1],
  ['/winkelwagen', 0],
])(
  'on %s %i toasts show that another device changed the cart, with a link to the changes',
  async (at, count) => {
    const cart = await renderOrder(undefined, undefined, { at, Notice: CartNotice });
    act(() => changeElsewhere(cart, { 1: 3 }));
    await settled(cart);
    await waitFor(() =>
      expect(screen.queryAllByRole('link', { name: /Naar je winkelmand/ })).toHaveLength(count),
    );
    if (count === 0) return;
    const toast = within(screen.getByRole('region', { name: 'Melding over je winkelmand' }));
    expect(toast.getByText('Je winkelmand is bijgewerkt vanaf een ander apparaat.')).toBeTruthy();
    expect(toast.queryByText('Toegevoegd aan je winkelmand')).toBeNull();
    fireEvent.click(toast.getByRole('button', { name: 'Sluit melding' }));
    expect(screen.queryByRole('region', { name: 'Melding over je winkelmand' })).toBeNull();
  },
);
