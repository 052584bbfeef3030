import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';

describeConformance(
  <FavouriteButton pressed={false} onPressedChange={() => undefined} productName="Appelsap" />,
);

test('[T30] its name says what pressing it does, its description for which product', async () => {
  const onPressedChange = vi.fn();
  const { rerender } = render(
    <FavouriteButton pressed={false} onPressedChange={onPressedChange} productName="Appelsap" />,
  );
  await userEvent.click(
    screen.getByRole('button', { name: 'Voeg toe aan favorieten', description: 'Appelsap' }),
  );
  expect(onPressedChange).toHaveBeenLastCalledWith(true);

  rerender(<FavouriteButton pressed onPressedChange={onPressedChange} productName="Appelsap" />);
  await userEvent.click(
    screen.getByRole('button', { name: 'Verwijder uit favorieten', description: 'Appelsap' }),
  );
  expect(onPressedChange).toHaveBeenLastCalledWith(false);
});

test('as text it shows the exact words', () => {
  render(<FavouriteButton pressed onPressedChange={() => undefined} productName="Sap" appearance="text" />);
  expect(screen.getByText('Verwijder uit favorieten')).toBeDefined();
});
