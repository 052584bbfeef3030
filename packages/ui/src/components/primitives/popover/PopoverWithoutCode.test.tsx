import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Popover, PopoverContent, PopoverTrigger } from './Popover.tsx';

vi.mock('./PopoverPanel.tsx', () => {
  throw new Error('offline');
});

test('a panel whose code fails to load still opens; Escape and its button close it', async () => {
  const onKeyDown = vi.fn();
  const onError = vi.spyOn(console, 'error');
  render(
    <Popover>
      <PopoverTrigger>Levering</PopoverTrigger>
      <PopoverContent
        className="given"
        align="end"
        sideOffset={8}
        avoidCollisions={false}
        aria-label="Levering"
        lang="nl"
        onKeyDown={onKeyDown}
      >
        <a href="#een">Een</a>
      </PopoverContent>
    </Popover>,
  );
  const trigger = screen.getByRole('button', { name: 'Levering' });
  await userEvent.click(trigger);
  const link = await screen.findByRole('link', { name: 'Een' });
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(trigger.getAttribute('aria-controls') ?? '')?.contains(link)).toBe(true);
  const panel = screen.getByLabelText('Levering');
  expect([...panel.classList]).toEqual(expect.arrayContaining(['given', 'end-0']));
  expect(panel.getAttributeNames()).not.toContain('sideoffset');
  expect([panel.lang, panel.dataset.slot]).toEqual(['nl', 'popover-content']);
  link.focus();
  await userEvent.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledOnce();
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.activeElement).toBe(trigger);
  await userEvent.click(trigger);
  await screen.findByRole('link', { name: 'Een' });
  await userEvent.click(trigger);
  expect(screen.queryByRole('link')).toBeNull();
  expect(onError).not.toHaveBeenCalled();
});
