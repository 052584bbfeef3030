import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { OrderLines } from './OrderLines.tsx';

const lines = [
  { id: 1, name: 'Appelsap', detail: '12 × 1 liter', quantityText: '3 ×', total: '41,40' },
  {
    id: 2,
    name: 'Waskrijtjes',
    quantityText: '1 ×',
    total: '0,00',
    note: { tone: 'positive' as const, text: 'Uw gratis artikel!' },
  },
];

describeConformance(<OrderLines lines={lines} />);

test('each product is read with its quantity and total', () => {
  render(<OrderLines lines={lines} />);
  const list = screen.getByRole('list', { name: 'In je bestelling' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first?.textContent).toContain('3 × Appelsap');
  expect(first?.textContent).toContain('41,40');
  expect(second?.textContent).toContain('Uw gratis artikel!');
});

test('a total that a deal lowered is read after the total without the deal', () => {
  render(
    <OrderLines
      lines={[{ ...lines[0], id: 3, name: 'Sap', quantityText: '3 ×', total: '27,60', grossTotal: '41,40' }]}
    />,
  );
  expect(screen.getByRole('listitem').textContent).toContain('was 41,40 nu 27,60');
});
