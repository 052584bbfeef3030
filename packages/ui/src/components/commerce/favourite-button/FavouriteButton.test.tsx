import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { holdEnter } from '../../../testing/holdEnter.ts';
import { FavouriteButton } from './FavouriteButton.tsx';

const onPressedChange = vi.fn();
beforeEach(() => onPressedChange.mockReset());

describeConformance(
  <FavouriteButton pressed={false} onPressedChange={onPressedChange} productName="Appelsap" />,
  {
    handlers: {
      onClick: { fire: (root) => root.click(), acted: () => onPressedChange.mock.calls.length > 0 },
    },
  },
);

test('[T30] its name describes the action and contains the product', async () => {
  const { rerender } = render(
    <FavouriteButton pressed={false} onPressedChange={onPressedChange} productName="Appelsap" />,
  );
  const add = screen.getByRole('button', { name: 'Voeg toe aan favorieten: Appelsap' });
  await userEvent.click(add);
  expect(onPressedChange).toHaveBeenLastCalledWith(true, expect.anything());

  rerender(<FavouriteButton pressed onPressedChange={onPressedChange} productName="Appelsap" />);
  const remove = screen.getByRole('button', { name: 'Verwijder uit favorieten: Appelsap' });
  await userEvent.click(remove);
  expect(onPressedChange).toHaveBeenLastCalledWith(false, expect.anything());
});

test('as text it shows the exact words', () => {
  render(<FavouriteButton pressed onPressedChange={() => undefined} productName="Sap" appearance="text" />);
  expect(screen.getByText('Verwijder uit favorieten')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Verwijder uit favorieten: Sap' })).toBeDefined();
});

test('a held Enter presses it once', () => {
  render(<FavouriteButton onPressedChange={onPressedChange} productName="Appelsap" />);
  act(() => screen.getByRole('button').focus());
  holdEnter();
  expect(onPressedChange.mock.calls.map(([pressed]) => pressed)).toEqual([true]);
});
