import { buildProduct } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CustomerPrice } from './CustomerPrice.tsx';

/** The rendered price of 10,85: whether it is red, its digits, and the struck-through price. */
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

test('[E06] a plain price and an n+m deal show in ink, with nothing struck through', () => {
  for (const deal of [{}, { offerIcon: 'label', offerLabel: '2+1 gratis' }]) {
    expect(shown(deal)).toMatchObject({ red: false, struck: null });
  }
});

test('a product without a price shows a text to the customer', () => {
  const product = buildProduct({ price: null });
  const { container } = render(<CustomerPrice product={product} size="card" note={undefined} />);
  expect(container.textContent).toBe('Prijs op aanvraag');
});

test('[E06] a percentage deal: the paid price in red, and the full price struck through', () => {
  const price = shown({ offerIcon: 'label', offerLabel: '-10%', offerPrice: cents(976) });
  expect(price).toMatchObject({ red: true, struck: '10,85' });
  expect(price.digits).toContain('9,76 euro');
});

test('[E06] a reduced price: in red, with the original price struck through', () => {
  expect(shown({ originalPrice: cents(1250) })).toMatchObject({ red: true, struck: '12,50' });
});

test('[E06] both: the paid price in red, beside the original price', () => {
  const price = shown({ originalPrice: cents(1250), offerPrice: cents(976) });
  expect(price).toMatchObject({ red: true, struck: '12,50' });
  expect(price.digits).toContain('9,76 euro');
});
