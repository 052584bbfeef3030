import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { OrderTable } from './OrderTable.tsx';

const order = {
  number: '000000042',
  href: '/order/42',
  date: '18 maart 2026',
  products: '7',
  total: '€ 138,69',
};
const rows = [order];

describeConformance(<OrderTable rows={rows} />);

test('one row per order, with a link from its number', () => {
  render(<OrderTable rows={rows} />);
  const table = screen.getByRole('table', { name: 'Jouw bestellingen' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Bestelling', 'Datum', 'Producten', 'Totaal']);
  expect(within(table).getByRole('rowheader', { name: '000000042' })).toBeTruthy();
  expect(within(table).getByRole('link', { name: '000000042' }).getAttribute('href')).toBe('/order/42');
  expect(
    within(table)
      .getAllByRole('cell')
      .map((cell) => cell.lastChild?.textContent),
  ).toEqual(['18 maart 2026', '7', '€ 138,69']);
});

test('a status adds its column, also for orders without one', () => {
  render(
    <OrderTable
      rows={[
        ...rows,
        {
          ...rows[0],
          number: '000000043',
          href: '/order/43',
          date: '',
          products: '1',
          total: '',
          status: 'Onderweg',
        },
      ]}
    />,
  );
  expect(screen.getByRole('columnheader', { name: 'Status' })).toBeTruthy();
  for (const row of screen.getAllByRole('row').slice(1))
    expect(within(row).getAllByRole('cell')).toHaveLength(4);
});

test('references and actions add their columns; details are below the number', () => {
  render(
    <OrderTable
      rows={[
        { ...rows[0], number: '1', href: '#1', date: '', products: '', total: '', reference: 'Groep Zon' },
        {
          ...rows[0],
          number: '2',
          href: '#2',
          date: '',
          products: '',
          total: '',
          details: '12 × Luiers',
          action: <button type="button">Factuur</button>,
        },
      ]}
    />,
  );
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Bestelling',
    'Datum',
    'Referentie',
    'Producten',
    'Totaal',
    'Acties',
  ]);
  expect(screen.getByRole('row', { name: /Groep Zon/ })).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: /12 × Luiers/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Factuur' })).toBeTruthy();
});

test('pictures of the products are in the row, hidden from screen readers', () => {
  render(<OrderTable rows={[{ ...order, pictures: [<img key="a" alt="" src="/a" />, <i key="b" />] }]} />);
  const header = screen.getByRole('rowheader', { name: '000000042' });
  expect(header.querySelectorAll('[aria-hidden] img, [aria-hidden] i')).toHaveLength(2);
});
