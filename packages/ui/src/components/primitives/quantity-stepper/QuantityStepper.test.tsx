import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import type { QuantityChangeReason, QuantityStepperProps } from './QuantityStepper.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

describeConformance<QuantityStepperProps>(
  <QuantityStepper value={2} onValueChange={() => undefined} label="Aantal Appelsap" />,
  { control: (container) => container.querySelector('input'), owned: ['aria-label'] },
);

const onValueChange = vi.fn<(value: number | null, reason: QuantityChangeReason) => void>();

beforeEach(() => onValueChange.mockClear());

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

test('[V22] the field gives null when emptied, and a number when one is typed', async () => {
  render(<Working from={2} />);
  await userEvent.clear(field());
  expect(onValueChange).toHaveBeenLastCalledWith(null, 'typing');
  await userEvent.type(field(), '15');
  expect(onValueChange).toHaveBeenLastCalledWith(15, 'typing');
});

/** The committed quantities, without those while typing or refused. */
const committed = () => onValueChange.mock.calls.filter(([, reason]) => reason === 'commit').at(-1)?.[0];
const typeOver = async (text: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
};
const refusal = 'Alleen hele aantallen';

test.each(['2,5', '2.5', '1e2', '1.00', '1.0000', '0.500', '-3', '2 5', '1,000', 'twee'])(
  '%s typed is refused in a sentence that describes the field, which keeps its value',
  async (typed) => {
    render(<Working from={7} />);
    await typeOver(`${typed}{Enter}`);
    expect(field().value).toBe('7');
    expect([committed() ?? 7, screen.getByRole('alert').textContent]).toEqual([7, refusal]);
    expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      refusal,
    );
  },
);

test('leaving the field in the middle of a thousands group refuses the edit', async () => {
  render(<Working from={7} />);
  await typeOver('2.5');
  await userEvent.tab();
  expect([field().value, committed() ?? 7]).toEqual(['7', 7]);
  expect(screen.getByRole('alert').textContent).toBe(refusal);
});

test.each([
  ['1.000', 1000],
  ['1.000.000', 1_000_000],
  ['12.500', 12_500],
])('%s typed is %d, and no part of it is reported before its last digit', async (typed, number) => {
  render(<Working from={7} />);
  await userEvent.clear(field());
  onValueChange.mockClear();
  await userEvent.type(field(), typed);
  const values = onValueChange.mock.calls.map(([value]) => value);
  expect(values.every((value) => String(number).startsWith(String(value)))).toBe(true);
  expect(values).not.toContain(number / 10);
  await userEvent.keyboard('{Enter}');
  expect([field().value, committed(), screen.queryByRole('alert')]).toEqual([String(number), number, null]);
});

test.each([
  ['1.000', '1000'],
  [' 12\n', '12'],
  ['2,5', '7'],
  ['1e2', '7'],
  ['-3', '7'],
  ['1,000', '7'],
])('%j pasted or dropped leaves %s in the field', async (text, left) => {
  const given = { getData: () => text };
  for (const bring of [
    () => fireEvent.paste(field(), { clipboardData: given }),
    () => fireEvent.drop(field(), { dataTransfer: given }),
  ]) {
    const { unmount } = render(<Working from={7} />);
    field().focus();
    bring();
    expect(field().value).toBe(left);
    expect(screen.queryAllByRole('alert')).toHaveLength(left === '7' ? 1 : 0);
    unmount();
  }
});

test('each refusal shows the quantity that the caller keeps, also one saved since the edit began', () => {
  const stepper = (value: number) => (
    <QuantityStepper value={value} label="Aantal Appelsap" onValueChange={() => undefined} />
  );
  const { rerender } = render(stepper(4));
  fireEvent.focus(field());
  rerender(stepper(7));
  for (const refused of ['2.5', '3.5']) {
    fireEvent.change(field(), { target: { value: refused } });
    fireEvent.paste(field(), { clipboardData: { getData: () => refused } });
    expect(field().value).toBe('7');
  }
});

test('a fraction set by a script is refused too', () => {
  render(<Working from={7} />);
  fireEvent.change(field(), { target: { value: '2.5' } });
  expect([field().value, screen.getByRole('alert').textContent]).toEqual(['7', refusal]);
});

test.each(['{Enter}', '{Backspace}', '{Control>}a{/Control}'])(
  'after a refusal and %s, the next figures count at once',
  async (key) => {
    render(<Working from={null} />);
    await userEvent.type(field(), `1,5${key}4`);
    expect(field().value).toBe('4');
  },
);

test('the error disappears with the next edit or step', async () => {
  render(<Working from={7} />);
  fireEvent.change(field(), { target: { value: '2.5' } });
  await userEvent.click(plus());
  expect([field().value, screen.queryByRole('alert')]).toEqual(['8', null]);
  fireEvent.change(field(), { target: { value: '2.5' } });
  fireEvent.change(field(), { target: { value: '25' } });
  expect([field().value, screen.queryByRole('alert')]).toEqual(['25', null]);
});

test('the wheel over the field blurs it, so that the value does not change', () => {
  render(<Working from={7} />);
  field().focus();
  fireEvent.wheel(field(), { deltaY: -100 });
  expect([document.activeElement, field().value]).toEqual([document.body, '7']);
});

test('Enter and blur commit the value of the field', async () => {
  render(<Working from={2} />);
  await userEvent.type(field(), '4{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith(24, 'commit');
  onValueChange.mockClear();
  await userEvent.tab();
  expect(onValueChange).toHaveBeenCalledWith(24, 'commit');
});

test('without `max` it has no upper bound', async () => {
  render(<Working from={1_000_000} />);
  await userEvent.click(plus());
  expect(field().value).toBe('1000001');
  expect([field().max, plus().getAttribute('aria-disabled')]).toEqual(['', null]);
});

test('at a bound the button does nothing and keeps the focus', async () => {
  render(<Working from={3} max={3} />);
  expect(plus().getAttribute('aria-disabled')).toBe('true');
  onValueChange.mockClear();
  plus().focus();
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(plus());
});

test('its error describes the field', () => {
  render(
    <>
      <QuantityStepper value={3} label="Aantal" aria-invalid aria-describedby="why" />
      <p id="why">Maximaal 2 flessen</p>
    </>,
  );
  const input = screen.getByRole('spinbutton');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-describedby')).toBe('why');
});

test('in a form it is uncontrolled under its name, in steps from its minimum', async () => {
  const input = { current: null as HTMLInputElement | null };
  const { container } = render(
    <form>
      <QuantityStepper
        label="Aantal Appelsap"
        name="quantity"
        defaultValue={6}
        min={6}
        step={6}
        ref={input}
      />
    </form>,
  );
  await userEvent.click(plus());
  expect(new FormData(container.querySelector('form') ?? undefined).get('quantity')).toBe('12');
  expect([input.current, field().step]).toEqual([field(), '6']);
  await userEvent.click(minus());
  expect(minus().getAttribute('aria-disabled')).toBe('true');
});

test('NaN is an empty field, from which steps work', async () => {
  const onValueChange = vi.fn();
  render(<QuantityStepper label="Aantal" value={Number.NaN} onValueChange={onValueChange} />);
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Eén meer' }));
  expect(onValueChange.mock.lastCall?.[0]).toBe(1);
});
