import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxCartLines } from './lineQuantity.ts';
import {
  type CartChanges,
  changedLines,
  emptySavedCart,
  intentOfSaved,
  mergeChanges,
  type SavedCart,
} from './savedCart.ts';

const noon = Date.UTC(2026, 10, 18, 11);
const hour = 3_600_000;

/** Changes of quantities, made `hoursAgo` to one version. */
const changes = (
  version: number,
  quantities: Readonly<Record<string, number>>,
  hoursAgo = 0,
  others: Partial<CartChanges> = {},
): CartChanges => ({
  version,
  quantities: Object.fromEntries(
    Object.entries(quantities).map(([id, value]) => [id, { value, age: hoursAgo * hour }]),
  ),
  ordered: [],
  ...others,
});
const cartOf = (quantities: Readonly<Record<string, number>>): SavedCart =>
  mergeChanges(emptySavedCart, changes(0, quantities, 24), noon);
const quantitiesOf = (saved: SavedCart) => intentOfSaved(saved).quantities;
const afterOrder = (
  saved: SavedCart,
  id: number,
  quantities: Readonly<Record<string, number>>,
): SavedCart => ({
  ...saved,
  version: saved.version + 1,
  orders: [
    {
      id,
      version: saved.version + 1,
      intent: { quantities, couponCode: 'DEMO10', orderReference: 'Groep 3' },
    },
    ...saved.orders,
  ],
});

describe('mergeChanges', () => {
  test('lines of two devices come together', () => {
    const phone = mergeChanges(cartOf({ 7: 1 }), changes(1, { 8: 2 }), noon);
    const both = mergeChanges(phone, changes(1, { 9: 3 }), noon);
    expect(quantitiesOf(both)).toEqual({ 7: 1, 8: 2, 9: 3 });
    expect(both.version).toBe(3);
  });

  test('a line that both changed has the quantity that was chosen last, whichever arrives last', () => {
    const desktop = mergeChanges(cartOf({ 7: 1 }), changes(1, { 7: 5 }, 1), noon);
    // A phone was without a connection for a week.
    expect(quantitiesOf(mergeChanges(desktop, changes(1, { 7: 2 }, 7 * 24), noon))).toEqual({ 7: 5 });
    expect(quantitiesOf(mergeChanges(desktop, changes(1, { 7: 2 }, 0.5), noon))).toEqual({ 7: 2 });
  });

  test('a line that one removed and the other raised follows the later of both', () => {
    const removed = mergeChanges(cartOf({ 7: 1, 8: 1 }), changes(1, { 7: 0 }, 2), noon);
    expect(quantitiesOf(mergeChanges(removed, changes(1, { 7: 4 }, 1), noon))).toEqual({ 7: 4, 8: 1 });
    expect(quantitiesOf(mergeChanges(removed, changes(1, { 7: 4 }, 3), noon))).toEqual({ 8: 1 });
  });

  test('a change of a line that the device had read counts, however wrong its clock is', () => {
    const phone = mergeChanges(cartOf({ 7: 1 }), changes(1, { 7: 5 }), noon);
    expect(quantitiesOf(mergeChanges(phone, changes(2, { 7: 3 }, 1000), noon))).toEqual({ 7: 3 });
    // A clock that was set back gives a negative age: the change counts as made now, not later.
    const future = mergeChanges(cartOf({ 7: 1 }), changes(1, { 7: 9 }, -1000), noon);
    expect(quantitiesOf(mergeChanges(future, changes(1, { 7: 3 }), noon + 1))).toEqual({ 7: 3 });
  });

  test('a slow request counts from when it was sent, within the last minute', () => {
    const after = (sentAgo: number) => {
      const second = mergeChanges(cartOf({ 7: 1 }), changes(1, { 7: 20 }), noon - 1_000);
      const first = changes(1, { 7: 2 }, 0, { sentAt: noon - sentAgo });
      return quantitiesOf(mergeChanges(second, first, noon));
    };
    expect([4_000, 500, -hour, hour].map((ago) => after(ago)[7])).toEqual([20, 2, 2, 2]);
  });

  test('a cart that one device emptied keeps a line that another device added', () => {
    const emptied = mergeChanges(cartOf({ 7: 1, 8: 2 }), changes(1, { 7: 0, 8: 0 }), noon);
    expect(quantitiesOf(emptied)).toEqual({});
    expect(quantitiesOf(mergeChanges(emptied, changes(1, { 9: 1 }, 1), noon))).toEqual({ 9: 1 });
  });

  test('coupon and reference are values of their own, and end with the last line', () => {
    const texts = {
      couponCode: { value: 'DEMO10', age: 0 },
      orderReference: { value: 'Groep 3', age: 0 },
    };
    const saved = mergeChanges(cartOf({ 7: 1 }), changes(1, {}, 0, texts), noon);
    const other = mergeChanges(saved, changes(1, {}, 0, { couponCode: { value: '', age: hour } }), noon);
    expect(intentOfSaved(other)).toEqual({
      quantities: { 7: 1 },
      couponCode: 'DEMO10',
      orderReference: 'Groep 3',
    });
    expect(intentOfSaved(mergeChanges(saved, changes(2, { 7: 0 }), noon))).toEqual({
      quantities: {},
      couponCode: '',
      orderReference: '',
    });
  });

  test(`a cart holds ${maxCartLines} lines: further ones are left out, changes of its lines are not`, () => {
    const lines = Array.from({ length: maxCartLines }, (_, index) => [String(index + 1), 1]);
    const full = cartOf(Object.fromEntries(lines));
    const more = mergeChanges(full, changes(1, { 9001: 1, 1: 5 }), noon);
    expect(quantitiesOf(more)[1]).toBe(5);
    expect(Object.keys(quantitiesOf(more))).toHaveLength(maxCartLines);
    expect(Object.keys(quantitiesOf(mergeChanges(full, changes(1, { 1: 0, 9001: 1 }), noon)))).toContain(
      '9001',
    );
  });

  test('removed lines do not pile up: the oldest are forgotten', () => {
    let saved = emptySavedCart;
    for (let id = 1; id <= maxCartLines + 3; id += 1) {
      saved = mergeChanges(saved, changes(saved.version, { [id]: 0 }), noon + id);
    }
    expect(Object.keys(saved.quantities)).toHaveLength(maxCartLines);
    expect(saved.quantities[3]).toBeUndefined();
    expect(saved.quantities[4]).toBeDefined();
  });

  test('changes that count for nothing make no new version', () => {
    const desktop = mergeChanges(cartOf({ 7: 1 }), changes(1, { 7: 5 }), noon);
    expect(mergeChanges(desktop, changes(1, { 7: 2 }, 1), noon)).toBe(desktop);
    expect(mergeChanges(desktop, changes(2, {}), noon)).toBe(desktop);
  });
});

describe('an order leaves the cart', () => {
  test('with its goods, coupon and reference; later additions stay', () => {
    const texts = { couponCode: { value: 'demo10', age: 0 }, orderReference: { value: 'Groep 3', age: 0 } };
    const filled = mergeChanges(cartOf({ 7: 13, 8: 2 }), changes(1, {}, 0, texts), noon);
    const ordered = afterOrder(filled, 42, { 7: 12, 8: 2 });
    expect(intentOfSaved(ordered)).toEqual({ quantities: { 7: 1 }, couponCode: '', orderReference: '' });
  });

  test('and what a device changed before it read the order is reduced by it', () => {
    const ordered = afterOrder(cartOf({ 7: 12 }), 42, { 7: 12 });
    expect(quantitiesOf(mergeChanges(ordered, changes(1, { 7: 12 }, 0), noon))).toEqual({});
    expect(quantitiesOf(mergeChanges(ordered, changes(1, { 7: 15 }, 0), noon))).toEqual({ 7: 3 });
  });

  test('once: the device that placed it has taken its goods out already', () => {
    const ordered = afterOrder(cartOf({ 7: 12 }), 42, { 7: 12 });
    const known = changes(1, { 7: 1 }, 0, { ordered: [42] });
    expect(quantitiesOf(mergeChanges(ordered, known, noon))).toEqual({ 7: 1 });
    expect(quantitiesOf(mergeChanges(ordered, changes(2, { 7: 2 }), noon))).toEqual({ 7: 2 });
  });

  test('and a later change does not bring its goods back', () => {
    const ordered = afterOrder(cartOf({ 7: 12, 8: 1 }), 42, { 7: 12, 8: 1 });
    const later = mergeChanges(ordered, changes(2, { 9: 1 }), noon);
    expect(quantitiesOf(later)).toEqual({ 9: 1 });
    expect(quantitiesOf(mergeChanges(later, changes(3, { 7: 2 }), noon))).toEqual({ 7: 2, 9: 1 });
  });
});

const arbitraryChanges = fc.record({
  version: fc.nat(6),
  quantities: fc.dictionary(
    fc.constantFrom('1', '2', '3'),
    fc.record({ value: fc.nat(4), age: fc.integer({ min: -10, max: 100 }) }),
  ),
  couponCode: fc.option(fc.record({ value: fc.constantFrom('', 'A'), age: fc.nat(100) }), { nil: undefined }),
  ordered: fc.subarray([1, 2, 3]),
});

test('any repeated request leaves the same cart, so a lost response can be sent again', () => {
  fc.assert(
    fc.property(fc.array(arbitraryChanges, { maxLength: 8 }), (requests) => {
      let saved = emptySavedCart;
      for (const [index, request] of requests.entries()) {
        const sent = { ...request, version: Math.min(request.version, saved.version) };
        saved = mergeChanges(saved, sent, noon + index);
        if (index === 2) saved = afterOrder(saved, 1, { 1: 2, 2: 1 });
        const merged = mergeChanges(saved, sent, noon + index);
        const again = mergeChanges(merged, sent, noon + index);
        expect(intentOfSaved(again)).toEqual(intentOfSaved(merged));
      }
    }),
  );
});

test('two devices that know the same version and send at once leave one cart, in either order, unless they chose in the same moment', () => {
  const arbitraryTimed = fc.uniqueArray(fc.integer({ min: 0, max: 100 }), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(arbitraryTimed, fc.array(fc.nat(4), { minLength: 6, maxLength: 6 }), (ages, values) => {
      const device = (from: number): CartChanges => ({
        ...changes(1, {}),
        quantities: Object.fromEntries(
          [1, 2, 3].map((id, index) => [
            id,
            { value: values[from + index] ?? 0, age: ages[from + index] ?? 0 },
          ]),
        ),
      });
      const [phone, desktop] = [device(0), device(3)];
      const base = cartOf({ 1: 1, 2: 1 });
      const one = mergeChanges(mergeChanges(base, phone, noon), desktop, noon);
      const other = mergeChanges(mergeChanges(base, desktop, noon), phone, noon);
      expect(intentOfSaved(one)).toEqual(intentOfSaved(other));
    }),
  );
});

describe('a cost centre', () => {
  const choose = (
    version: number,
    costCentres: Readonly<Record<string, number>>,
    hoursAgo = 0,
  ): CartChanges => ({
    ...changes(version, {}),
    costCentres: changes(version, costCentres, hoursAgo).quantities,
  });
  const chosenOf = (saved: SavedCart) => intentOfSaved(saved).costCentres;

  test('is a value of its own: a later quantity of another device keeps it', () => {
    const chosen = mergeChanges(cartOf({ 7: 1, 8: 1 }), choose(1, { 7: 3, 8: 0 }), noon);
    const raised = mergeChanges(chosen, changes(1, { 7: 5 }), noon);
    expect(intentOfSaved(raised)).toMatchObject({ quantities: { 7: 5, 8: 1 }, costCentres: { 7: 3, 8: 0 } });
  });

  test('that two devices chose is the later one, whichever arrives last', () => {
    const first = mergeChanges(cartOf({ 7: 1 }), choose(1, { 7: 3 }, 1), noon);
    expect(chosenOf(mergeChanges(first, choose(1, { 7: 4 }, 2), noon))).toEqual({ 7: 3 });
    expect(chosenOf(mergeChanges(first, choose(1, { 7: 4 }), noon))).toEqual({ 7: 4 });
  });

  test('of a removed line comes back with it, and goes with an order of all of it', () => {
    const chosen = mergeChanges(cartOf({ 7: 1, 8: 2 }), choose(1, { 7: 3, 8: 3 }), noon);
    const removed = mergeChanges(chosen, changes(2, { 7: 0 }), noon);
    expect(chosenOf(removed)).toEqual({ 8: 3 });
    expect(chosenOf(mergeChanges(removed, changes(3, { 7: 2 }), noon))).toEqual({ 7: 3, 8: 3 });
    const ordered = afterOrder(chosen, 50, { 7: 1, 8: 1 });
    expect(chosenOf(ordered)).toEqual({ 8: 3 });
    expect(chosenOf(mergeChanges(ordered, changes(3, { 7: 1 }), noon))).toEqual({ 8: 3 });
  });

  test('of a product that is not a line of the cart is left out', () => {
    expect(mergeChanges(cartOf({ 7: 1 }), choose(1, { 9: 3 }), noon)).toEqual(cartOf({ 7: 1 }));
  });
});

test('changedLines lists what differs', () => {
  expect(changedLines({ 7: 1, 8: 2 }, { 8: 3, 9: 1 })).toEqual([
    { productId: 7, before: 1, after: 0 },
    { productId: 8, before: 2, after: 3 },
    { productId: 9, before: 0, after: 1 },
  ]);
});
