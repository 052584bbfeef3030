import { buildCartLine } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { CartRow } from './CartRow.tsx';

const onQuantityChange = vi.fn();
beforeEach(() => onQuantityChange.mockReset());

function renderRow(changes: Parameters<typeof buildCartLine>[0]) {
  const line = buildCartLine(changes);
  render(
    <MemoryRouter>
      <ul>
        <CartRow line={line} wanted={line.quantity} onQuantityChange={onQuantityChange} />
      </ul>
    </MemoryRouter>,
  );
  return within(screen.getByRole('listitem'));
}

const refused = () => screen.getByRole('spinbutton').getAttribute('aria-invalid') === 'true';

test('[E05] a line with a deal shows the paid price and the discount', () => {
  const row = renderRow({
    quantity: 3,
    offerLabel: '2+1 gratis',
    deal: { kind: 'free-goods', paid: 2, free: 1 },
    discount: cents(2695),
    total: cents(5390),
  });
  expect(row.getByText('53,90')).toBeTruthy();
  expect(row.getByText('80,85').closest('s')).toBeTruthy();
  expect(row.getByText('2+1 gratis: 2 betaald, 1 gratis, € 26,95 korting')).toBeTruthy();
  expect(refused()).toBe(false);
});

test('[C08] the picture of a line is 95 × 95', () => {
  renderRow({ picture: 'luiers' });
  const pictures = [...document.querySelectorAll('li img')].map((image) => image.getAttribute('src'));
  expect(pictures).toEqual(['/img/luiers/95/95']);
});

test('[X04] a line with a missing free unit shows a short text, after the units that are free already', () => {
  const row = renderRow({
    quantity: 5,
    offerLabel: '2+1 gratis',
    deal: { kind: 'free-goods', paid: 2, free: 1 },
    discount: cents(2695),
    incompleteOffer: {
      path: '/',
      title: 'Luiers',
      message: 'Nog 1 doos Luiers erbij en die is gratis (2+1).',
    },
  });
  expect(
    row.getByText(
      /2\+1 gratis: 4 betaald, 1 gratis, € 26,95 korting\. Nog 1 erbij: die is gratis · bespaar € 26,95/,
    ),
  ).toBeTruthy();
  expect(row.queryByText(/erbij en die is gratis/)).toBeNull();
  fireEvent.click(row.getByRole('button', { name: 'Voeg 1 gratis toe: Luiers maat 4' }));
  expect(onQuantityChange.mock.calls).toEqual([[1, 6]]);
});

test.each([
  [{ kind: 'give-away', from: 3, productId: 9 } as const, 'Nog 2 erbij: je krijgt een cadeau'],
  [null, 'Actie nog niet compleet'],
])('[X04] a line whose offer is incomplete, with the deal %o: %s', (deal, text) => {
  const incompleteOffer = { path: '/', title: 'Luiers', message: 'Een hele zin over wat er nog ontbreekt.' };
  const row = renderRow({ quantity: 1, deal, incompleteOffer: incompleteOffer });
  expect(row.getByText(text)).toBeTruthy();
  expect(row.queryByText(incompleteOffer.message)).toBeNull();
});

test('of 2+1 with one in the cart the next two complete the deal, also without a sentence of the back end', () => {
  const row = renderRow({ quantity: 1, deal: { kind: 'free-goods', paid: 2, free: 1 } });
  expect(row.getByText('Nog 2 erbij: 1 is gratis · bespaar € 26,95')).toBeTruthy();
  fireEvent.click(row.getByRole('button', { name: 'Voeg 2 toe: Luiers maat 4' }));
  expect(onQuantityChange.mock.calls).toEqual([[1, 3]]);
});

test('a deal that needs more than the limit of an order has no button', () => {
  const row = renderRow({ quantity: 2, orderLimit: 2, deal: { kind: 'free-goods', paid: 2, free: 1 } });
  expect(row.queryByText(/gratis/)).toBeNull();
  expect(row.queryByRole('button', { name: /^Voeg/ })).toBeNull();
});

test('a sold-out line shows when the product is expected', () => {
  const row = renderRow({
    stock: 0,
    limitMessage: 'Niet op voorraad',
    limitQuantity: 0,
    expectedOn: '2026-12-03',
  });
  expect(row.getByText('Niet op voorraad. Verwacht op 3 december')).toBeTruthy();
});

test('[V20, E07] a line over a limit is marked, and shows the limit instead of its deal', () => {
  const row = renderRow({
    quantity: 25,
    offerLabel: '-10%',
    deal: { kind: 'percentage', percentage: 10 },
    discount: cents(2713),
    limitMessage: 'Maximaal 20 per bestelling',
    limitQuantity: 20,
  });
  expect(row.getByText('Maximaal 20 per bestelling')).toBeTruthy();
  expect(row.queryByText(/actiekorting/)).toBeNull();
  expect(refused()).toBe(true);
  fireEvent.click(row.getByRole('button', { name: 'Zet op 20: Luiers maat 4' }));
  expect(onQuantityChange.mock.calls).toEqual([[1, 20]]);
});

test('[E05] a sold-out line shows that, with a back end that returns no limit', () => {
  expect(renderRow({ stock: 0 }).getByText('Niet meer te bestellen')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Zet op/ })).toBeNull();
});

test('[E05] with a percentage deal the row shows the paid unit price, as lists do, and the original one', () => {
  const row = renderRow({
    quantity: 2,
    price: cents(1085),
    offerLabel: '-10%',
    deal: { kind: 'percentage', percentage: 10 },
    discount: cents(218),
    total: cents(1952),
  });
  expect(row.getByText('9,76')).toBeTruthy();
  expect(row.getByText('10,85').closest('s')).toBeTruthy();
});

test('[E07] a quantity above the stock is refused at once, before the server responds', () => {
  const row = renderRow({ quantity: 3, stock: 4 });
  expect(row.queryByText('Nog 4 op voorraad')).toBeNull();
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '5' } });
  expect(row.getByText('Nog 4 op voorraad')).toBeTruthy();
  expect(refused()).toBe(true);
  expect(onQuantityChange).not.toHaveBeenCalled();
  fireEvent.click(row.getByRole('button', { name: 'Zet op 4: Luiers maat 4' }));
  expect(onQuantityChange.mock.calls).toEqual([[1, 4]]);
});
