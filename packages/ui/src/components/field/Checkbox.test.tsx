import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/describeConformance.tsx';
import { Checkbox } from './Checkbox.tsx';

describeConformance(<Checkbox label="Gesloten" error="Kies." />, {
  root: (container) => container.querySelector('input'),
});

test('text and space bar tick it', async () => {
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
