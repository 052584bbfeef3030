import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { NumberField } from './NumberField.tsx';

describeConformance(<NumberField label="Aantal kinderen" />, {
  control: (container) => container.querySelector('input'),
});

test('[V22] it gives a float, and null when it is empty', async () => {
  const onValueChange = vi.fn();
  render(<NumberField label="Aantal kinderen" onValueChange={onValueChange} />);
  const field = screen.getByRole('spinbutton', { name: 'Aantal kinderen' });
  await userEvent.type(field, '2.5');
  expect(onValueChange).toHaveBeenLastCalledWith(2.5, expect.anything());
  await userEvent.clear(field);
  expect(onValueChange).toHaveBeenLastCalledWith(null, expect.anything());
});

test.each([
  ['1.05', 1.05],
  ['10.001', 10.001],
  ['-0.5', -0.5],
])('%s can be typed, sign by sign', async (typed, number) => {
  const onValueChange = vi.fn();
  render(<NumberField label="Prijs" onValueChange={onValueChange} />);
  const field = screen.getByRole<HTMLInputElement>('spinbutton');
  await userEvent.type(field, typed);
  expect(field.value).toBe(typed);
  expect(onValueChange).toHaveBeenLastCalledWith(number, expect.anything());
});

test('a form resets it, and a form library sets its value', async () => {
  const { container } = render(
    <form>
      <NumberField label="Aantal" name="aantal" defaultValue={5} />
    </form>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  const field = screen.getByRole<HTMLInputElement>('spinbutton');
  await userEvent.clear(field);
  await userEvent.type(field, '7');
  expect(new FormData(form).get('aantal')).toBe('7');
  form.reset();
  expect(field.value).toBe('5');
  field.value = '3';
  expect(new FormData(form).get('aantal')).toBe('3');
});

test('a controlled value shows, 0 included', () => {
  const { rerender } = render(<NumberField label="Aantal" value={0} />);
  const field = screen.getByRole<HTMLInputElement>('spinbutton');
  expect(field.value).toBe('0');
  rerender(<NumberField label="Aantal" value={null} />);
  expect(field.value).toBe('');
});

test.each([{ value: Number.NaN }, { defaultValue: Number.NaN }])(
  'a value that is not a number leaves the field empty: %o',
  (props) => {
    render(<NumberField label="Gewicht" {...props} />);
    expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('');
  },
);

test('the wheel over the field blurs it, so that the value does not change', () => {
  render(<NumberField label="Prijs" defaultValue={7} />);
  const field = screen.getByRole('spinbutton');
  field.focus();
  fireEvent.wheel(field, { deltaY: -100 });
  expect(document.activeElement).toBe(document.body);
});
