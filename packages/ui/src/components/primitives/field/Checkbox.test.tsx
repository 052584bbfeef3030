import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { Checkbox } from './Checkbox.tsx';

describeConformance(<Checkbox label="Gesloten" error="Kies." />, {
  control: (container) => container.querySelector('input'),
});

test('a press on the text and the space bar check it', async () => {
  render(<Checkbox label="Zaterdag gesloten" />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Zaterdag gesloten' });
  await userEvent.click(screen.getByText('Zaterdag gesloten'));
  expect(box.checked).toBe(true);
  box.focus();
  await userEvent.keyboard(' ');
  expect(box.checked).toBe(false);
});

test('its error is read with it', () => {
  render(<Checkbox label="Akkoord" error="Geef aan dat je akkoord gaat." />);
  const box = screen.getByRole('checkbox');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Geef aan dat je akkoord gaat.',
  );
});

test('the new state is reported, and its own description is joined with the given one', async () => {
  const onCheckedChange = vi.fn();
  render(
    <Checkbox label="Akkoord" error="Kies." aria-describedby="terms" onCheckedChange={onCheckedChange} />,
  );
  const box = screen.getByRole('checkbox');
  await userEvent.click(box);
  expect(onCheckedChange.mock.calls).toEqual([[true, expect.anything()]]);
  expect(box.getAttribute('aria-describedby')).toMatch(/-error terms$/);
});
