import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { LiveRegion } from '../../primitives/live-region/LiveRegion.tsx';
import { QuickOrderGrid, type QuickOrderGridProps } from './QuickOrderGrid.tsx';
import { sampleParse } from './sampleParse.ts';

describeConformance(<QuickOrderGrid parse={sampleParse} />);

const article = (line: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Artikelnummer, regel ${line}` });
const quantity = (line: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Aantal, regel ${line}` });

function show(props: Partial<QuickOrderGridProps> = {}) {
  const onValueChange = vi.fn();
  render(
    <>
      <LiveRegion />
      <QuickOrderGrid parse={sampleParse} minLines={2} onValueChange={onValueChange} {...props} />
    </>,
  );
  return onValueChange;
}

test('Enter moves from field to field and line to line; a new empty line follows the last', async () => {
  const onValueChange = show();
  await userEvent.click(article(1));
  await userEvent.keyboard('101{Enter}2{Enter}');
  expect(document.activeElement).toBe(article(2));
  await userEvent.keyboard('102{Enter}12');
  expect(onValueChange).toHaveBeenLastCalledWith(
    [
      { articleNumber: '101', quantity: '2' },
      { articleNumber: '102', quantity: '12' },
    ],
    { event: expect.anything(), reason: 'typing' },
  );
  expect(article(3).value).toBe('');
});

test('a pasted list is inserted before the lines below', () => {
  const onValueChange = show({ defaultValue: [{ articleNumber: '900', quantity: '9' }] });
  fireEvent.paste(article(1), { clipboardData: { getData: () => '101\t2\n102\t3\n' } });
  expect([article(1).value, quantity(2).value, article(3).value]).toEqual(['101', '3', '900']);
  expect(onValueChange.mock.calls[0]?.[1]).toEqual({ event: expect.anything(), reason: 'paste' });
  expect(screen.getByText('2 regels geplakt.')).toBeDefined();
});

test('a pasted list of 10,000 lines is cut to the maximum, with a visible and announced number of omitted lines', () => {
  const onValueChange = show({ defaultValue: [{ articleNumber: '900', quantity: '9' }], maxLines: 4 });
  const list = Array.from({ length: 10_000 }, (_, index) => `${index}\t1`).join('\n');
  fireEvent.paste(article(2), { clipboardData: { getData: () => list } });
  expect(onValueChange.mock.calls[0]?.[0]).toHaveLength(4);
  expect(screen.getAllByRole('textbox', { name: /^Artikelnummer/ })).toHaveLength(4);
  const notice = 'Er passen 4 regels in: 9.997 regels zijn niet geplakt.';
  expect(screen.getByText(new RegExp(`^3 regels geplakt. ${notice}$`))).toBeDefined();
  expect(screen.getByText(notice)).toBeDefined();

  fireEvent.change(quantity(4), { target: { value: '2' } });
  expect(screen.queryByText(notice)).toBeNull();
});

test('lines of the caller are never cut, and lines below a pasted list are kept', () => {
  const given = ['1', '2', '3', '4'].map((articleNumber) => ({ articleNumber, quantity: '1' }));
  const onValueChange = show({ defaultValue: given, maxLines: 3 });
  expect(article(4).value).toBe('4');
  fireEvent.paste(article(1), { clipboardData: { getData: () => '101\t2\n102\t3' } });
  expect(onValueChange).not.toHaveBeenCalled();
  expect(screen.getAllByText('Er passen 3 regels in: 2 regels zijn niet geplakt.')).toHaveLength(2);
});

test('a pasted number stays in its field', () => {
  const onValueChange = show();
  expect(fireEvent.paste(article(1), { clipboardData: { getData: () => '101 512' } })).toBe(true);
  expect(onValueChange).not.toHaveBeenCalled();
});

test('the result of a line describes the field that it concerns', () => {
  show({
    value: [
      { articleNumber: '101', quantity: '400' },
      { articleNumber: '999', quantity: '1' },
    ],
    results: [{ state: 'short-stock', name: 'Appelsap', message: 'Nog 120 dozen' }, { state: 'not-found' }],
  });
  const textOf = (input: HTMLElement) =>
    document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(textOf(quantity(1))).toContain('Nog 120 dozen');
  expect([article(1), quantity(1)].map((input) => input.getAttribute('aria-invalid'))).toEqual([
    null,
    'true',
  ]);
  expect(textOf(article(2))).toBe('Dit artikelnummer kennen we niet.');
  expect(article(2).getAttribute('aria-invalid')).toBe('true');
});

test('removing a line keeps the focus at its position', async () => {
  const onValueChange = show({
    defaultValue: [
      { articleNumber: '101', quantity: '1' },
      { articleNumber: '102', quantity: '2' },
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Verwijder regel 1' }));
  expect(onValueChange).toHaveBeenLastCalledWith([{ articleNumber: '102', quantity: '2' }], {
    event: expect.anything(),
    reason: 'remove',
  });
  expect(document.activeElement).toBe(article(1));
  expect(article(1).value).toBe('102');
});

test.each([
  ['2,5', true],
  ['1e2', true],
  ['1.000', false],
  ['12', false],
])('%s as a quantity is refused beside its field: %s', (typed, isRefused) => {
  show({
    defaultValue: [{ articleNumber: '101', quantity: typed }],
    results: [{ state: 'found', name: 'Sap' }],
  });
  expect(quantity(1).getAttribute('aria-invalid')).toBe(isRefused ? 'true' : null);
  const described = document.getElementById(quantity(1).getAttribute('aria-describedby') ?? '')?.textContent;
  expect(described?.includes('Alleen hele aantallen')).toBe(isRefused);
});

test('a pasted line with its quantity fills both fields, also without a tab', () => {
  const parse = (text: string) => {
    const [quantity = '', articleNumber = ''] = text.split('x ');
    return [{ articleNumber: articleNumber || text, quantity: articleNumber ? quantity : '' }];
  };
  show({ parse });
  fireEvent.paste(article(1), { clipboardData: { getData: () => '2x 101' } });
  expect([article(1).value, quantity(1).value]).toEqual(['101', '2']);
});

test('a choice reports its line and id, and the focus moves to the quantity', async () => {
  const onChoose = vi.fn();
  show({
    defaultValue: [
      { articleNumber: '101', quantity: '1' },
      { articleNumber: 'luiers', quantity: '' },
    ],
    results: [
      { state: 'found' },
      { state: 'several', choices: [{ id: '103', label: 'Maat 4', detail: '€ 26,95' }] },
    ],
    onChoose,
  });
  const choices = screen.getByRole('list', { name: 'Kies voor regel 2' });
  expect(choices.textContent).toBe('Maat 4€ 26,95');
  expect(article(2).getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: /Maat 4/ }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(1, '103', { event: expect.anything() });
  expect(document.activeElement).toBe(quantity(2));
});

test('a message of the caller on the quantity has priority, and the name links to the product', () => {
  show({
    defaultValue: [{ articleNumber: '101', quantity: '-3' }],
    results: [{ state: 'quantity', name: 'Sap', href: '/sap', message: 'Vul een aantal van 1 of meer in.' }],
  });
  expect(screen.queryByText('Alleen hele aantallen')).toBeNull();
  expect(screen.getByText('Vul een aantal van 1 of meer in.')).toBeDefined();
  expect(quantity(1).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('link', { name: 'Sap' }).getAttribute('href')).toBe('/sap');
});

test('a keystroke renders its own row only; a paste renders each row once', () => {
  const rendered: number[] = [];
  // Rows read the name of their result when they render, not when they are compared.
  const results = Array.from({ length: 9 }, (_, index) => ({
    state: 'found' as const,
    get name() {
      rendered.push(index + 1);
      return 'Luiers';
    },
  }));
  show({ results, labels: { hint: 'Plak je lijst.' } });
  const list = results.map((_, index) => `${101 + index}\t2`).join('\n');
  fireEvent.paste(article(1), { clipboardData: { getData: () => list } });
  expect(new Set(rendered).size).toBe(9);
  const perRow = rendered.filter((line) => line === 1).length;
  expect(rendered).toHaveLength(9 * perRow);
  rendered.length = 0;
  fireEvent.change(quantity(5), { target: { value: '3' } });
  expect(rendered).toEqual(Array.from({ length: perRow }, () => 5));
});
