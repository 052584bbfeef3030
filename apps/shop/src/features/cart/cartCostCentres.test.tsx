import type { CartIntent, CostCentre } from '@magazijn/api-client';
import { buildCart, buildCartLine } from '@magazijn/api-client/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCart } from '../../shared/cart/testing/answerCart.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { stub } from '../../testing/stub.ts';

const egels: CostCentre = { id: 3, code: 'EGELS', name: 'Groep Egels', isEnded: false };
const vossen: CostCentre = { id: 4, code: 'VOSSEN', name: '', isEnded: false };
const lost: CostCentre = { id: 5, code: 'MOL', name: 'Mollen', isEnded: true };

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** The cart page with products 1 to 3: the first has what the back end remembers, the third an ended one. */
async function open(all: readonly CostCentre[], names = ['cost-centres']) {
  const known = [all[0] ?? null, null, all.includes(lost) ? lost : null];
  const recalculateCart = vi.fn(async (intent: CartIntent) =>
    answerCart(
      intent,
      buildCart({
        lines: known.map((costCentre, index) =>
          buildCartLine({ productId: index + 1, name: `Product ${index + 1}`, costCentre }),
        ),
      }),
    ),
  );
  const costCentres = vi.fn(async () => all);
  const { stores } = await renderRoute('/winkelwagen', {
    viewer: 'customer',
    stubs: [stub('orders', []), stub('categories', []), stub('capabilities', names)],
    api: { recalculateCart, costCentres },
  });
  act(() => stores.cart.addAll({ 1: 2, 2: 2, 3: 2 }));
  await screen.findByRole('list', { name: 'Producten in je winkelmand' });
  await act(() => vi.dynamicImportSettled());
  return { stores, recalculateCart, costCentres };
}

const fieldOf = (product: number) =>
  screen.getByLabelText<HTMLSelectElement>(`Groep of kostenplaats: Product ${product}`);
const choose = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('a line shows its stored cost centre, then the buyer’s choice at once; an ended one is marked', async () => {
  const { recalculateCart } = await open([egels, vossen, lost]);
  expect(fieldOf(1).selectedOptions[0]?.text).toBe('EGELS · Groep Egels');
  expect(fieldOf(2).selectedOptions[0]?.text).toBe('Geen groep');
  expect(fieldOf(3).selectedOptions[0]?.text).toBe('MOL · Mollen (bestaat niet meer)');
  expect(screen.getByText('Deze groep of kostenplaats bestaat niet meer. Kies een andere.')).toBeTruthy();
  choose(fieldOf(2), '4');
  choose(fieldOf(1), '0');
  choose(fieldOf(3), '3');
  expect([1, 2, 3].map((product) => fieldOf(product).value)).toEqual(['0', '4', '3']);
  expect(screen.queryByText(/bestaat niet meer/)).toBeNull();
  await waitFor(() => expect(recalculateCart.mock.lastCall?.[0].costCentres).toEqual({ 1: 0, 2: 4, 3: 3 }));
});

test('all lines get one cost centre at once, which can be undone', async () => {
  const { stores } = await open([egels, vossen]);
  choose(screen.getByLabelText('Groep of kostenplaats van alle regels'), '4');
  fireEvent.click(screen.getByRole('button', { name: 'Zet op alle regels' }));
  expect(stores.cart.getState().costCentres).toEqual({ 1: 4, 2: 4, 3: 4 });
  expect((await screen.findAllByText('Alle regels staan op VOSSEN.')).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
  expect(stores.cart.getState().costCentres).toEqual({ 1: 3, 2: 0, 3: 0 });
});

test('a company without cost centres, and a back end without the call, show no field', async () => {
  await open([]);
  expect(screen.queryByText(/kostenplaats/)).toBeNull();
  const { costCentres } = await open([egels], []);
  expect(costCentres).not.toHaveBeenCalled();
});

test('a long list is searched instead of opened', async () => {
  const many = Array.from({ length: 26 }, (_, index) => ({ ...egels, id: index + 1, code: `G${index}` }));
  await open(many);
  expect(screen.getByRole('combobox', { name: /^Groep of kostenplaats: Product 1/ }).tagName).toBe('INPUT');
});
