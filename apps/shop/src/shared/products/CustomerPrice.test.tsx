import { buildProduct } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CustomerPrice } from './CustomerPrice.tsx';

/** How a price of 10,85 stands there: red or not, its digits, and what is struck through. */
function shown(changes: Parameters<typeof buildProduct>[0]) {
  const product = buildProduct({ price: cents(1085), ...changes });
  const { container } = render(<CustomerPrice product={product} size="card" note={undefined} />);
  const label = container.querySelector<HTMLElement>('[data-slot=price-label]');
  return {
    red: label?.dataset.sale !== undefined,
    digits: label?.textContent,
    struck: label?.querySelector('[data-slot=price-old] s')?.textContent ?? null,
  };
}

test('[E06] a plain price and an n+m deal stand in ink, with nothing struck through', () => {
  for (const deal of [{}, { offerIcon: 'label', offerLabel: '2+1 gratis' }]) {
    expect(shown(deal)).toMatchObject({ red: false, struck: null });
  }
});

test('a customer to whom no price is given reads so', () => {
  const product = buildProduct({ price: null });
  const { container } = render(<CustomerPrice product={product} size="card" note={undefined} />);
  expect(container.textContent).toBe('Prijs op aanvraag');
});

test('[E06] a percentage deal: what is paid, in red, and the full price struck through', () => {
  const price = shown({ offerIcon: 'label', offerLabel: '-10%', offerPrice: cents(976) });
  expect(price).toMatchObject({ red: true, struck: '10,85' });
  expect(price.digits).toContain('9,76 euro');
});

test('[E06] a price that was lowered: in red, with the old one struck through', () => {
  expect(shown({ originalPrice: cents(1250) })).toMatchObject({ red: true, struck: '12,50' });
});

test('[E06] both at once: what is paid, in red, beside the price of before', () => {
  const price = shown({ originalPrice: cents(1250), offerPrice: cents(976) });
  expect(price).toMatchObject({ red: true, struck: '12,50' });
  expect(price.digits).toContain('9,76 euro');
});
