import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { type ReorderLine, ReorderPicker, type ReorderPickerProps } from './ReorderPicker.tsx';

const lines: readonly ReorderLine[] = [
  { id: 1, name: 'Appelsap', detail: '12 × 1 liter', quantity: 3, price: '€ 13,80' },
  { id: 2, name: 'Luiers', quantity: 2, max: 5 },
  { id: 3, name: 'Verf', quantity: 1, unavailable: 'Niet meer leverbaar.' },
];

describeConformance(<ReorderPicker lines={lines} />);

const onValueChange = vi.fn<NonNullable<ReorderPickerProps['onValueChange']>>();
const lastChoice = () => onValueChange.mock.lastCall?.[0];
const tick = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const quantity = (name: string) =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: `Aantal ${name}` });

test('initially all available lines are ticked, with their earlier quantities', () => {
  render(<ReorderPicker lines={lines} />);
  expect([tick(/Appelsap/).checked, tick('Luiers').checked, tick('Verf').checked]).toEqual([
    true,
    true,
    false,
  ]);
  expect([quantity('Appelsap').value, quantity('Luiers').value]).toEqual(['3', '2']);
  expect(screen.getByText('2 van 3 producten gekozen')).toBeDefined();
});

test('an unavailable line says why, and cannot be ticked', () => {
  render(<ReorderPicker lines={lines} />);
  const gone = tick('Verf');
  expect(gone.disabled).toBe(true);
  expect(document.getElementById(gone.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Niet meer leverbaar.',
  );
  expect(screen.queryByRole('spinbutton', { name: 'Aantal Verf' })).toBeNull();
});

test('a tick and a quantity report the selected lines, in the order of the lines', async () => {
  render(<ReorderPicker lines={lines} onValueChange={onValueChange} />);
  await userEvent.click(tick(/Appelsap/));
  expect(lastChoice()).toEqual([{ id: 2, quantity: 2 }]);
  expect(quantity('Appelsap').matches(':disabled')).toBe(true);

  await userEvent.click(tick(/Appelsap/));
  const [first] = screen.getAllByRole('listitem');
  await userEvent.click(within(first as HTMLElement).getByRole('button', { name: 'Eén meer' }));
  expect(lastChoice()).toEqual([
    { id: 1, quantity: 4 },
    { id: 2, quantity: 2 },
  ]);
});

test('all lines are ticked and unticked at once', async () => {
  render(<ReorderPicker lines={lines} onValueChange={onValueChange} />);
  await userEvent.click(tick('Alles kiezen'));
  expect(lastChoice()).toEqual([]);
  expect(screen.getByText('0 van 3 producten gekozen')).toBeDefined();
  await userEvent.click(tick('Alles kiezen'));
  expect(lastChoice()).toEqual([
    { id: 1, quantity: 3 },
    { id: 2, quantity: 2 },
  ]);
});

test.each([
  [1, null, 'Vul een heel getal in, 1 of meer.'],
  [1, 1.5, 'Vul een heel getal in, 1 of meer.'],
  [2, 6, 'Vul een heel getal in van 1 tot en met 5.'],
])('of line %i the quantity %s is refused where it stands', (id, wrong, says) => {
  render(<ReorderPicker lines={lines} value={[{ id, quantity: wrong }]} />);
  const field = quantity(id === 1 ? 'Appelsap' : 'Luiers');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(says);
});

test('a controlled value changes only by the caller', async () => {
  render(<ReorderPicker lines={lines} value={[]} onValueChange={onValueChange} />);
  await userEvent.click(tick('Luiers'));
  expect(lastChoice()).toEqual([{ id: 2, quantity: 2 }]);
  expect(tick('Luiers').checked).toBe(false);
});

test('without available lines there is no checkbox for all', () => {
  render(<ReorderPicker lines={lines.slice(2)} />);
  expect(screen.queryByRole('checkbox', { name: 'Alles kiezen' })).toBeNull();
});
