import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { en } from '../../../labels/en.ts';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { PriceLabel } from './PriceLabel.tsx';

const price = { integer: '26', fraction: '95', spoken: '26 euro 95' };
const originalPrice = { integer: '31', fraction: '50', spoken: '31 euro 50' };

describeConformance(<PriceLabel {...price} unit="per doos" originalPrice={originalPrice} sale />, {
  required: ['integer', 'fraction', 'spoken'],
});

/** The text for screen readers: all text except in hidden elements. */
function spokenText(container: HTMLElement): string {
  const copy = container.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
  return copy.textContent?.trim() ?? '';
}

test('screen readers read a price, not separate digits', () => {
  const { container } = render(<PriceLabel {...price} unit="per doos" />);
  expect(spokenText(container)).toBe('26 euro 95 per doos');
});

test('the price per measure follows the price and its unit', () => {
  const { container } = render(<PriceLabel {...price} unit="per doos" measurePrice="€ 0,15 per luier" />);
  expect(spokenText(container)).toBe('26 euro 95 per doos€ 0,15 per luier');
});

test('screen readers read the original price before the new one', () => {
  const { container } = render(<PriceLabel {...price} originalPrice={originalPrice} sale />);
  expect(spokenText(container)).toBe('van 31 euro 50 voor 26 euro 95');
});

test('integer, fraction, unit and original price are visible', () => {
  const { container } = render(<PriceLabel {...price} unit="per doos" originalPrice={originalPrice} sale />);
  expect(container.querySelector('[data-slot="price-figure"]')?.textContent).toBe('2695per doos');
  expect(container.querySelector('[data-slot="price-old"]')?.textContent).toBe('31,50');
});

test('the decimal separator is that of the language', () => {
  const { container } = render(
    <PriceLabel {...price} originalPrice={originalPrice} labels={en.priceLabel} />,
  );
  expect(container.querySelector('[data-slot="price-old"]')?.textContent).toBe('31.50');
});

test('only a sale has the sale attribute', () => {
  const { container, rerender } = render(<PriceLabel {...price} />);
  expect(container.querySelector('[data-sale]')).toBeNull();
  rerender(<PriceLabel {...price} sale />);
  expect(container.querySelector('[data-sale]')).not.toBeNull();
});
