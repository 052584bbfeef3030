import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import type { IconButtonProps } from './IconButton.tsx';
import { IconButton } from './IconButton.tsx';

describeConformance<IconButtonProps>(<IconButton label="Zoek" />, { owned: ['aria-label'] });

test('its label is its name and its tooltip', async () => {
  const onClick = vi.fn();
  render(<IconButton label="Verwijder Appelsap" onClick={onClick} />);
  const button = screen.getByRole('button', { name: 'Verwijder Appelsap' });
  expect(button.title).toBe('Verwijder Appelsap');
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
});
