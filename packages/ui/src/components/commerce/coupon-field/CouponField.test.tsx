import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { CouponField } from './CouponField.tsx';

describeConformance(<CouponField />, { control: (container) => container.querySelector('input') });

test('[T12] every typed letter is reported', async () => {
  const onValueChange = vi.fn();
  render(<CouponField onValueChange={onValueChange} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Kortingscode' }), 'LE');
  expect(onValueChange.mock.calls.map(([value]) => value)).toEqual(['L', 'LE']);
  expect(screen.getByRole('textbox', { name: 'Kortingscode' })).toHaveProperty('maxLength', 40);
});

test('the error of an invalid code describes the field', () => {
  render(<CouponField error="Deze code kennen we niet." />);
  const field = screen.getByRole('textbox', { name: 'Kortingscode' });
  const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Deze code kennen we niet.');
});

test('an undefined name falls back to the default', () => {
  render(<CouponField name={undefined} />);
  expect(screen.getByRole('textbox', { name: 'Kortingscode' })).toHaveProperty('name', 'discount');
});
