import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { PasswordField } from './PasswordField.tsx';

describeConformance(<PasswordField label="Wachtwoord" error="Te kort." />, {
  control: (container) => container.querySelector('input'),
});

test('it hides the password until the eye is pressed', async () => {
  render(<PasswordField label="Wachtwoord" />);
  const input = screen.getByLabelText<HTMLInputElement>('Wachtwoord');
  expect([input.type, input.autocomplete]).toEqual(['password', 'current-password']);
  await userEvent.click(screen.getByRole('button', { name: 'Toon wachtwoord' }));
  expect(input.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Verberg wachtwoord' }));
  expect(input.type).toBe('password');
});

test('a visible password is neither capitalised nor corrected by a phone', () => {
  render(<PasswordField label="Wachtwoord" />);
  const input = screen.getByLabelText('Wachtwoord');
  expect(input.getAttribute('autocapitalize')).toBe('none');
  expect(input.getAttribute('spellcheck')).toBe('false');
});
