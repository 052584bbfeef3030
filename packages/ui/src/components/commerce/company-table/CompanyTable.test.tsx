import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { CompanyTable } from './CompanyTable.tsx';
import { sampleCompanies } from './sampleCompanies.ts';

describeConformance(<CompanyTable companies={sampleCompanies} />);

test('[S73] each company has its number, its name and a link that switches to it', () => {
  render(<CompanyTable companies={sampleCompanies} />);
  const table = screen.getByRole('table', { name: 'Bedrijven waarvoor je kunt bestellen' });
  const row = within(table).getByRole('row', { name: /De Bij/ });
  expect(within(row).getByRole('cell', { name: '100235' })).toBeDefined();
  expect(within(row).getByRole('rowheader', { name: 'Peuterspeelzaal De Bij' })).toBeDefined();
  expect(
    within(row)
      .getByRole('link', { name: 'Wisselen: Wissel naar Peuterspeelzaal De Bij' })
      .getAttribute('href'),
  ).toBe('#switch-2');
});

test('[S73] the name comes first, and the town has a column if a company has one', () => {
  const { rerender } = render(<CompanyTable companies={sampleCompanies} />);
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const cells = () =>
    [...screen.getByRole('row', { name: /De Bij/ }).children].map(({ textContent }) => textContent);
  expect(heads()).toEqual(['Naam', 'Plaats', 'Klantnummer', 'Wisselen']);
  expect(cells()).toEqual(['Peuterspeelzaal De Bij', 'Amersfoort', '100235', 'Wisselen']);
  rerender(<CompanyTable companies={sampleCompanies.map((company) => ({ ...company, city: '' }))} />);
  expect(heads()).toEqual(['Naam', 'Klantnummer', 'Wisselen']);
  expect(cells()).toEqual(['Peuterspeelzaal De Bij', '100235', 'Wisselen']);
});

test('the current company has no link to switch to', () => {
  render(<CompanyTable companies={sampleCompanies} />);
  const row = screen.getByRole('row', { name: /De Vlinder/ });
  expect(within(row).queryByRole('link')).toBeNull();
  expect(row.textContent).toContain('Je bestelt nu voor dit bedrijf');
});
