import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance.tsx';
import type { QuantityChangeReason, QuantityStepperProps } from './QuantityStepper.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

describeConformance<QuantityStepperProps>(
  <QuantityStepper value={2} onValueChange={() => undefined} label="Aantal Appelsap" />,
  { owned: ['aria-label'] },
);

const onValueChange = vi.fn<(value: number | null, reason: QuantityChangeReason) => void>();

function Working({ from, ...props }: { from: number | null; max?: number }) {
  const [value, setValue] = useState(from);
  return (
    <QuantityStepper
      {...props}
      value={value}
      label="Aantal Appelsap"
      onValueChange={(next, { reason }) => {
        onValueChange(next, reason);
        setValue(next);
      }}
      onValueCommitted={(next, { reason }) => onValueChange(next, reason)}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Aantal Appelsap' });
const minus = () => screen.getByRole('button', { name: 'Eén minder' });
const plus = () => screen.getByRole('button', { name: 'Eén meer' });

test('[T21] it is minus, a number input with step 1 and min 0, and plus', () => {
  render(<Working from={2} />);
  expect([field().type, field().step, field().min]).toEqual(['number', '1', '0']);
  expect(screen.getByRole('group', { name: 'Aantal Appelsap' }).contains(minus())).toBe(true);
  expect(plus()).toBeDefined();
});

test('minus and plus change it by one', async () => {
  render(<Working from={2} />);
  await userEvent.click(plus());
  expect(onValueChange).toHaveBeenLastCalledWith(3, 'step');
  await userEvent.click(minus());
  await userEvent.click(minus());
  expect(onValueChange).toHaveBeenLastCalledWith(1, 'step');
  expect(field().value).toBe('1');
});

test('[V22] the field gives null when emptied, and a float when one is typed', async () => {
  render(<Working from={2} />);
  await userEvent.clear(field());
  expect(onValueChange).toHaveBeenLastCalledWith(null, 'typing');
  await userEvent.type(field(), '1.5');
  expect(onValueChange).toHaveBeenLastCalledWith(1.5, 'typing');
});

test('Enter and leaving the field commit what stands in it', async () => {
  render(<Working from={2} />);
  await userEvent.type(field(), '4{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith(24, 'commit');
  onValueChange.mockClear();
  await userEvent.tab();
  expect(onValueChange).toHaveBeenCalledWith(24, 'commit');
});

test('without a greatest quantity it goes on', async () => {
  render(<Working from={1_000_000} />);
  await userEvent.click(plus());
  expect(field().value).toBe('1000001');
  expect([field().max, plus().getAttribute('aria-disabled')]).toEqual(['', null]);
});

test('at a bound the button does nothing and keeps the keyboard', async () => {
  render(<Working from={3} max={3} />);
  expect(plus().getAttribute('aria-disabled')).toBe('true');
  onValueChange.mockClear();
  plus().focus();
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(plus());
});

test('what is wrong with it is read with the field', () => {
  render(
    <>
      <QuantityStepper value={3} label="Aantal" invalid describedBy="why" />
      <p id="why">Maximaal 2 flessen</p>
    </>,
  );
  const input = screen.getByRole('spinbutton');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-describedby')).toBe('why');
});

test('in a form it keeps its own quantity under its name, in steps from its minimum', async () => {
  const input = { current: null as HTMLInputElement | null };
  const { container } = render(
    <form>
      <QuantityStepper
        label="Aantal Appelsap"
        name="quantity"
        defaultValue={6}
        min={6}
        step={6}
        inputRef={input}
      />
    </form>,
  );
  await userEvent.click(plus());
  expect(new FormData(container.querySelector('form') ?? undefined).get('quantity')).toBe('12');
  expect([input.current, field().step]).toEqual([field(), '6']);
  await userEvent.click(minus());
  expect(minus().getAttribute('aria-disabled')).toBe('true');
});

test('what is no number is an empty field, from which one steps', async () => {
  const onValueChange = vi.fn();
  render(<QuantityStepper label="Aantal" value={Number.NaN} onValueChange={onValueChange} />);
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Eén meer' }));
  expect(onValueChange.mock.lastCall?.[0]).toBe(1);
});
