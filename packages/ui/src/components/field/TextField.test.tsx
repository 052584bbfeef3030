import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance.tsx';
import { TextField } from './TextField.tsx';

const root = (container: HTMLElement) => container.querySelector('input');

describeConformance(<TextField label="E-mailadres" hint="Voor de bevestiging." error="Vul dit in." />, {
  root,
});

test('it is found by its label and required unless optional', () => {
  const { rerender } = render(<TextField label="E-mailadres" />);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mailadres' }).required).toBe(true);
  rerender(<TextField label="E-mailadres" optional />);
  expect(screen.getByRole<HTMLInputElement>('textbox').required).toBe(false);
});

test('an error makes it invalid and is read with it, before the hint', () => {
  render(<TextField label="E-mailadres" hint="Voor de bevestiging." error="Vul een e-mailadres in." />);
  const input = screen.getByRole('textbox');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const texts = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(['Vul een e-mailadres in.', 'Voor de bevestiging.']);
});

test('a warning refuses nothing', () => {
  render(<TextField label="IBAN" warning="Controleer dit nummer" />);
  expect(screen.getByRole('textbox').hasAttribute('aria-invalid')).toBe(false);
  expect(screen.getByText('Controleer dit nummer')).toBeDefined();
});

test('what is typed is reported', async () => {
  const onChange = vi.fn();
  render(<TextField label="Plaats" onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox'), 'Ede');
  expect(onChange).toHaveBeenCalledTimes(3);
});
