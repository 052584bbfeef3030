import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance.tsx';
import { LiveRegion } from '../live-region/LiveRegion.tsx';
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

test('Enter goes from field to field and line to line; a new empty line follows the last', async () => {
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

test('a pasted list takes its lines, before what stood below', () => {
  const onValueChange = show({ defaultValue: [{ articleNumber: '900', quantity: '9' }] });
  fireEvent.paste(article(1), { clipboardData: { getData: () => '101\t2\n102\t3\n' } });
  expect([article(1).value, quantity(2).value, article(3).value]).toEqual(['101', '3', '900']);
  expect(onValueChange.mock.calls[0]?.[1]).toEqual({ event: expect.anything(), reason: 'paste' });
  expect(screen.getByText('2 regels geplakt.')).toBeDefined();
});

test('a pasted number stays in its field', () => {
  const onValueChange = show();
  expect(fireEvent.paste(article(1), { clipboardData: { getData: () => '101 512' } })).toBe(true);
  expect(onValueChange).not.toHaveBeenCalled();
});

test('what came of a line is read with the field that it is about', () => {
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

test('a line that is taken away leaves the keyboard where it stood', async () => {
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
