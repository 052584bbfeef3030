import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { TextField } from './TextField.tsx';

const control = (container: HTMLElement) => container.querySelector('input');

describeConformance(<TextField label="E-mailadres" hint="Voor de bevestiging." error="Vul dit in." />, {
  control,
});

test('it is found by its label and required unless optional', () => {
  const { rerender } = render(<TextField label="E-mailadres" />);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mailadres' }).required).toBe(true);
  rerender(<TextField label="E-mailadres" required={false} />);
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

test('a warning leaves the field valid', () => {
  render(<TextField label="IBAN" warning="Controleer dit nummer" />);
  expect(screen.getByRole('textbox').hasAttribute('aria-invalid')).toBe(false);
  expect(screen.getByText('Controleer dit nummer')).toBeDefined();
});

test('the typed text is reported, as an event and as a value', async () => {
  const onChange = vi.fn();
  const onValueChange = vi.fn();
  render(<TextField label="Plaats" onChange={onChange} onValueChange={onValueChange} />);
  await userEvent.type(screen.getByRole('textbox'), 'Ede');
  expect(onChange).toHaveBeenCalledTimes(3);
  expect(onValueChange).toHaveBeenLastCalledWith('Ede', { event: onChange.mock.lastCall?.[0] });
});

test('with `showOptional` the label says that the field is optional', () => {
  const { rerender } = render(<TextField label="Kortingscode" required={false} />);
  expect(screen.getByRole('textbox', { name: 'Kortingscode' })).toBeDefined();
  rerender(<TextField label="Kortingscode" required={false} showOptional />);
  expect(screen.getByRole('textbox', { name: /^Kortingscode ?\(niet verplicht\)$/ })).toBeDefined();
});

test('a hidden label names the field', () => {
  render(<TextField label="Zoek" hideLabel />);
  expect(screen.getByRole('textbox', { name: 'Zoek' })).toBeDefined();
  expect(screen.getByText('Zoek').className).toContain('sr-only');
});

test('an undefined `aria-invalid` does not hide the error', () => {
  render(<TextField label="Van" error="Vul een getal in." {...{ 'aria-invalid': undefined }} />);
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
});
