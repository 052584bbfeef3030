import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { BudgetMeter } from './BudgetMeter.tsx';

const labels = {
  name: 'Budget',
  spent: '€ 50 besteed',
  order: '€ 25 nu',
  left: 'Nog € 25',
  budget: 'van € 100',
};

describeConformance(<BudgetMeter spent={50} order={25} budget={100} labels={labels} />);

const widths = (container: HTMLElement) =>
  [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'));

test('it is a meter described by all its texts, in valid HTML', () => {
  render(<BudgetMeter spent={50} order={25} budget={100} labels={labels} />);
  const meter = screen.getByRole('meter', {
    name: 'Budget',
    description: 'Nog € 25, van € 100, € 50 besteed, € 25 nu',
  });
  expect(meter.hasAttribute('aria-valuetext')).toBe(false);
  expect([meter.getAttribute('value'), meter.getAttribute('max')]).toEqual(['75', '100']);
});

test('the bar of this order follows the bar of the spent amount', () => {
  const { container } = render(<BudgetMeter spent={50} order={25} budget={100} labels={labels} />);
  expect(widths(container)).toEqual(['100%', '50%', '25%']);
  expect(container.firstElementChild?.getAttribute('data-state')).toBe('within');
});

test('over budget the scale grows, and the overrun has its own bar', () => {
  const { container } = render(<BudgetMeter spent={150} order={50} budget={100} labels={labels} />);
  expect(widths(container)).toEqual(['100%', '50%', '50%']);
  expect(container.firstElementChild?.getAttribute('data-state')).toBe('over');
});

test('an order that uses the budget to the cent is within it', () => {
  const { container } = render(<BudgetMeter spent={75} order={25} budget={100} labels={labels} />);
  expect(container.firstElementChild?.getAttribute('data-state')).toBe('within');
});

test('without a budget it draws no invalid number', () => {
  const { container } = render(<BudgetMeter spent={0} budget={0} labels={labels} />);
  expect(container.innerHTML).not.toContain('NaN');
});
