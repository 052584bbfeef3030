import type { CartInfo, CartIntent } from '@magazijn/api-client';
import { buildCart, buildCartLine } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCartStore } from '../../shared/cart/createCartStore.ts';
import { answerCart } from '../../shared/cart/testing/answerCart.ts';
import { createSessionStore } from '../../shared/session/createSessionStore.ts';
import { memoryStorage } from '../../shared/storage/browserStorage.ts';
import { testToken } from '../../testing/testToken.ts';
import { announceCart } from './announceCart.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A cart with the given responses, and its announcements. */
function setUp(price: (intent: CartIntent) => CartInfo) {
  const storage = memoryStorage();
  const session = createSessionStore({ storage, now: () => 0 });
  session.logIn(testToken());
  const announced: string[] = [];
  const announce = (text: string) => announced.push(text.replaceAll('\u00a0', ' '));
  const { onChange, onView } = announceCart(announce);
  const cart = createCartStore({
    api: {
      recalculateCart: async (intent) => answerCart(intent, price(intent)),
      cartFromWire: async () => buildCart(),
    },
    session,
    storage,
    tab: memoryStorage(),
    onRefused: announce,
    onChange,
  });
  cart.subscribe(() => onView(cart.getState()));
  return { cart, said: announced, session };
}

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1_000);
  // The sentences are loaded with the first change.
  await vi.dynamicImportSettled();
}

/** Appelsap at € 5,00, and thee at € 2,00. */
const juice = ({ quantities, couponCode }: CartIntent): CartInfo => {
  const price: Readonly<Record<number, number>> = { 1: 500, 2: 200 };
  const subtotal = Object.entries(quantities).reduce(
    (sum, [id, count]) => sum + count * (price[Number(id)] ?? 0),
    0,
  );
  return buildCart({
    lines: Object.entries(quantities).map(([id, quantity]) =>
      buildCartLine({ productId: Number(id), name: id === '1' ? 'Appelsap' : 'Thee', quantity }),
    ),
    subtotal: cents(subtotal),
    shipping: cents(subtotal >= 2_000 ? 0 : 750),
    totalInclusive: cents(6_000),
    couponCode,
    couponStatus: couponCode === '' ? 'none' : couponCode === 'DEMO10' ? 'accepted' : 'refused',
    discount: cents(couponCode === 'DEMO10' ? 150 : 0),
  });
};

test('each change is announced once, with the total of the response', async () => {
  const { cart, said: announced } = setUp(juice);
  cart.add(1, 1);
  expect(announced).toEqual([]);
  await settle();
  expect(announced).toEqual(['Appelsap: 1 doos. Subtotaal € 5,00.']);
  cart.setQuantity(1, 2);
  cart.setQuantity(1, 3);
  await settle();
  expect(announced.slice(1)).toEqual(['Appelsap: 3 dozen. Subtotaal € 15,00.']);
});

test('a removed product is named; after the last one the cart is announced as empty', async () => {
  const { cart, said: announced } = setUp(juice);
  cart.addAll({ 1: 1, 2: 1 });
  await settle();
  expect(announced).toEqual([]);
  cart.setQuantity(1, 0);
  await settle();
  cart.setQuantity(2, 0);
  await settle();
  expect(announced).toEqual([
    'Appelsap is uit je winkelmand. Subtotaal € 2,00.',
    'Thee is uit je winkelmand. Je winkelmand is leeg.',
  ]);
});

test('free delivery is announced once, when it is reached', async () => {
  const { cart, said: announced } = setUp(juice);
  cart.add(1, 3);
  await settle();
  cart.add(1, 1);
  await settle();
  cart.add(1, 1);
  await settle();
  expect(announced.slice(1)).toEqual([
    'Appelsap: 4 dozen. Je bestelling wordt nu gratis bezorgd. Subtotaal € 20,00.',
    'Appelsap: 5 dozen. Subtotaal € 25,00.',
  ]);
});

test('an accepted, a refused and a removed coupon are announced', async () => {
  const { cart, said: announced } = setUp(juice);
  cart.addAll({ 1: 1 });
  await settle();
  cart.setCouponCode('DEMO10');
  await settle();
  cart.setCouponCode('OUD');
  await settle();
  cart.setCouponCode('');
  await settle();
  cart.setCouponCode('DEMO10');
  await settle();
  cart.setCouponCode('');
  await settle();
  expect(announced).toEqual([
    'Deze code geeft je € 1,50 korting. Totaal incl. btw € 60,00.',
    'Kortingscode OUD geldt niet voor deze bestelling. Totaal incl. btw € 60,00.',
    'Deze code geeft je € 1,50 korting. Totaal incl. btw € 60,00.',
    'Er geldt geen kortingscode meer. Totaal incl. btw € 60,00.',
  ]);
});

test('a complete deal, an incomplete one and a gift are announced', async () => {
  const message = 'Nog 1 pak erbij en je krijgt waskrijtjes cadeau.';
  const { cart, said: announced } = setUp(({ quantities }) => {
    const quantity = quantities[1] ?? 0;
    const line = buildCartLine({
      productId: 1,
      name: 'Verf',
      quantity,
      deal: { kind: 'free-goods', paid: 2, free: 1 },
      offerLabel: '2+1 gratis',
      discount: cents(quantity >= 3 ? 500 : 0),
      incompleteOffer: quantity < 2 ? { path: '', title: '', message } : null,
    });
    const gift = buildCartLine({ productId: 9, name: 'Waskrijtjes', giveAway: true });
    return buildCart({ lines: quantity >= 3 ? [line, gift] : [line], subtotal: cents(1_000) });
  });
  cart.add(1, 1);
  await settle();
  cart.setQuantity(1, 3);
  await settle();
  expect(announced).toEqual([
    `Verf: 1 doos. ${message} Subtotaal € 10,00.`,
    'Verf: 3 dozen. 2+1 gratis: 2 betaald, 1 gratis, € 5,00 korting. Je krijgt er gratis bij: Waskrijtjes. Subtotaal € 10,00.',
  ]);
});

test('an exceeded limit is announced with the quantity, unless the field announced the stock', async () => {
  const { cart, said: announced } = setUp(({ quantities }) => {
    const quantity = quantities[1] ?? 0;
    const limitMessage = quantity > 20 ? 'Maximaal 20 per bestelling' : null;
    const line = buildCartLine({ productId: 1, name: 'Thee', quantity, limitMessage, stock: 30 });
    return buildCart({ lines: [line], subtotal: cents(1_000) });
  });
  cart.add(1, 20);
  await settle();
  cart.setQuantity(1, 21);
  await settle();
  cart.setQuantity(1, 31);
  await settle();
  expect(announced).toEqual([
    'Thee: 20 dozen. Subtotaal € 10,00.',
    'Thee: 21 dozen. Maximaal 20 per bestelling. Subtotaal € 10,00.',
    'Thee: 31 dozen. Subtotaal € 10,00.',
  ]);
});

test('a refused quantity is announced without a total', async () => {
  const { cart, said: announced } = setUp(juice);
  cart.addAll({ 1: 1 });
  await settle();
  cart.setQuantity(1, 1_000_000);
  await settle();
  expect(announced).toHaveLength(1);
  expect(announced[0]).not.toContain('Subtotaal');
});

test('a repriced cart announces nothing', async () => {
  const { cart, said: announced } = setUp(juice);
  cart.addAll({ 1: 1 });
  await settle();
  cart.recalculate();
  await settle();
  expect(announced).toEqual([]);
});
