import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { OrderBar } from './OrderBar.tsx';

const bar = (
  <OrderBar total="€ 88,18" detail="incl. btw" action={<button type="button">Nu bestellen</button>} />
);

describeConformance(bar);

test('a blocked order shows the reason beside the disabled button', () => {
  render(
    <OrderBar total="€ 43,05" action={<button type="button">Nu bestellen</button>} blocked="Nog € 6,95" />,
  );
  expect(screen.getByText('Nog € 6,95')).toBeTruthy();
});

test('total and order button are in the bar together', () => {
  const { container } = render(bar);
  expect(container.textContent).toContain('Totaal incl. btw');
  expect(container.textContent).toContain('€ 88,18');
  expect(screen.getByRole('button', { name: 'Nu bestellen' })).toBeTruthy();
});
