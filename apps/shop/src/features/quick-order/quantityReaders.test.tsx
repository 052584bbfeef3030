import { cartRequestSchema } from '@magazijn/api-client/schemas';
import { cents } from '@magazijn/domain/money';
import { assessLines } from '@magazijn/domain/quick-order';
import { QuantityStepper, QuickOrderGrid } from '@magazijn/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

const product = {
  id: 1,
  price: cents(100),
  vatPercentage: 21,
  deal: null,
  orderLimit: null,
  stock: 9999,
  available: true,
};

/** The quantity that an order list counts for a text; null when it is refused. */
function listed(text: string): number | null {
  const [line] = assessLines(
    [{ product: '101', quantity: text }],
    () => ({ kind: 'answered', products: [product], near: [] }),
    {},
  ).lines;
  return line?.kind === 'ready' ? line.quantity : null;
}

/** The quantity that a stepper reports for a pasted text; null when it is refused. */
function stepped(text: string): number | null {
  const onValueChange = vi.fn();
  const { unmount } = render(<QuantityStepper label="Aantal" value={7} onValueChange={onValueChange} />);
  fireEvent.paste(screen.getByRole('spinbutton'), { clipboardData: { getData: () => text } });
  unmount();
  const [value, details] = onValueChange.mock.lastCall ?? [];
  return details?.reason === 'refused' ? null : value;
}

/** Whether the grid of an order list accepts a text before its line is looked up. */
function isAccepted(text: string): boolean {
  render(<QuickOrderGrid value={[{ articleNumber: '101', quantity: text }]} minLines={1} parse={() => []} />);
  return screen.queryByText('Alleen hele aantallen') === null;
}

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['007', 7],
  ['1.000', 1000],
  ['9.999', 9999],
  ['1,000', null],
  ['1000.000', null],
  ['1.0000', null],
  ['0.500', null],
  ['1.00', null],
  ['1..000', null],
  ['2,5', null],
  ['2.5', null],
  ['1e3', null],
  ['+3', null],
  ['-3', null],
  ['٣', null],
  ['twee', null],
])('%j means %s to steppers, order lists and their grid', (text, quantity) => {
  expect([listed(text), stepped(text), isAccepted(text)]).toEqual([quantity, quantity, quantity !== null]);
});

test('a request has digits alone, so that no separator is read a second time', () => {
  const isRead = (amount: string) => cartRequestSchema.safeParse({ products: { 1: amount } }).success;
  expect(['1', '1000', '9999'].filter(isRead)).toHaveLength(3);
  expect(['1.000', '1,000', '1e3', '+3', '-3', ' 3', ''].filter(isRead)).toEqual([]);
});
