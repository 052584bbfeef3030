import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Popover, PopoverContent, PopoverTrigger } from './Popover.tsx';

vi.mock('./PopoverPanel.tsx', () => {
  throw new Error('offline');
});

test('a panel whose code does not come opens all the same; Escape and its button close it', async () => {
  render(
    <Popover>
      <PopoverTrigger>Levering</PopoverTrigger>
      <PopoverContent className="given" align="end">
        <a href="#een">Een</a>
      </PopoverContent>
    </Popover>,
  );
  const trigger = screen.getByRole('button', { name: 'Levering' });
  await userEvent.click(trigger);
  const link = await screen.findByRole('link', { name: 'Een' });
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(trigger.getAttribute('aria-controls') ?? '')?.contains(link)).toBe(true);
  expect(link.parentElement?.classList.contains('given')).toBe(true);
  link.focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.activeElement).toBe(trigger);
  await userEvent.click(trigger);
  await screen.findByRole('link', { name: 'Een' });
  await userEvent.click(trigger);
  expect(screen.queryByRole('link')).toBeNull();
});
