import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { SpendingChart } from './SpendingChart.tsx';

const amounts = [
  { id: 1, label: 'jan', amount: 1_250_000.5 },
  { id: 2, label: 'feb', amount: -100.25 },
];
const chart = <SpendingChart caption="Uitgaven in 2026" amounts={amounts} />;

describeConformance(chart);
describeConformance(<SpendingChart caption="Uitgaven in 2026" layout="rows" amounts={amounts} />);

const cells = () =>
  within(screen.getByRole('table', { name: 'Uitgaven in 2026' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent?.replaceAll('\u00a0', ' ')).join(' | '));

test('it is a figure named by its caption', () => {
  render(chart);
  expect(screen.getByRole('figure', { name: 'Uitgaven in 2026' })).toBeDefined();
});

test.each([
  ['columns', 'Maand'],
  ['rows', 'Categorie'],
] as const)('the figures of %s stand in a table too, with their total', async (layout, heading) => {
  render(<SpendingChart caption="Uitgaven in 2026" layout={layout} amounts={amounts} />);
  await userEvent.click(screen.getByText('Toon de bedragen'));
  expect(cells()).toEqual([
    `${heading} | Bedrag`,
    'jan | € 1.250.000,50',
    'feb | −€ 100,25',
    'Totaal | € 1.249.900,25',
  ]);
});

test('amounts are formatted in the given language and currency', async () => {
  render(
    <SpendingChart
      caption="Uitgaven in 2026"
      amounts={amounts.slice(0, 1)}
      currency="GBP"
      labels={{ locale: 'en' }}
    />,
  );
  await userEvent.click(screen.getByText('Toon de bedragen'));
  expect(cells().at(-1)).toBe('Totaal | £1,250,000.50');
});

test('bars are as long as their amounts, on both sides of zero', () => {
  const { container } = render(
    <SpendingChart
      caption="Uitgaven"
      layout="rows"
      amounts={[
        { id: 1, label: 'Luiers', amount: 300 },
        { id: 2, label: 'Statiegeld', amount: -100 },
      ]}
    />,
  );
  const bars = [...container.querySelectorAll('svg')].map((svg) => svg.children[1]);
  expect(bars.map((bar) => [bar?.getAttribute('x'), bar?.getAttribute('width')])).toEqual([
    ['25%', '75%'],
    ['0%', '25%'],
  ]);
});

test('without spending a text says so', () => {
  render(<SpendingChart caption="Uitgaven" amounts={[]} />);
  expect(screen.getByText('Er zijn nog geen uitgaven.')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});
