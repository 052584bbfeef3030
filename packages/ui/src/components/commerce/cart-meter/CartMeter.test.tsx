import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { longName } from '../../../testing/badTexts.ts';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { CartMeter } from './CartMeter.tsx';

const labels = {
  name: 'Stand van je bestelling',
  value: '€ 68,05',
  minimum: '75 bestelminimum',
  free: '100 gratis',
};
const meter = <CartMeter value={68.05} minimum={75} free={100} labels={labels} />;

describeConformance(meter);

test('it is read as a meter with its marks', () => {
  render(meter);
  const read = screen.getByRole('meter', { name: 'Stand van je bestelling' });
  expect(document.getElementById(read.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '€ 68,05, 75 bestelminimum, 100 gratis',
  );
  expect(read).toHaveProperty('value', 68.05);
  expect(read).toHaveProperty('max', 110);
});

test.each([
  [68.05, 'short'],
  [75, 'enough'],
  [100, 'free'],
])('[K05] with € %d in the cart the ruler says %s', (value, state) => {
  const { container } = render(<CartMeter value={value} minimum={75} free={100} labels={labels} />);
  expect(container.firstElementChild?.getAttribute('data-state')).toBe(state);
});

test.each([
  [74.99, 'fill-danger'],
  [75, 'fill-positive'],
])('with € %d in the cart the mark at the minimum is %s', (value, tone) => {
  const { container } = render(<CartMeter value={value} minimum={75} labels={labels} />);
  expect(container.querySelectorAll(`svg .${tone}`)).toHaveLength(1);
});

const seen = (container: HTMLElement) =>
  [...container.querySelectorAll('[aria-hidden] > span')].map(({ textContent }) => textContent);

test('without a minimum there is no mark for it', () => {
  const { container } = render(
    <CartMeter value={10} free={100} labels={{ name: 'Stand', value: '€ 10,00', free: '100 gratis' }} />,
  );
  expect(seen(container)).toEqual(['€ 10,00', '100 gratis']);
});

test('its labels are HTML text, so that one of 200 letters can break', () => {
  const { container } = render(
    <CartMeter value={10} minimum={75} free={100} labels={{ ...labels, minimum: longName }} />,
  );
  expect(seen(container)).toContain(longName);
  expect(container.querySelectorAll('svg text')).toHaveLength(0);
});
