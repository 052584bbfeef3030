import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const salutations = [
  { value: '1', label: 'Dhr.' },
  { value: '0', label: 'Mevr.' },
];

describeConformance(<RadioGroup label="Aanhef" options={salutations.slice(0, 1)} />, {
  refTo: (container) => container.querySelector('input'),
});

test('arrow keys move through a named group, and each choice is reported', async () => {
  const onValueChange = vi.fn();
  render(
    <RadioGroup
      label="Aanhef"
      name="contactGender"
      options={salutations}
      defaultValue="1"
      onValueChange={onValueChange}
    />,
  );
  expect(screen.getByRole('group', { name: 'Aanhef' })).toBeDefined();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Dhr.' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Mevr.' }).checked).toBe(true);
  expect(onValueChange.mock.calls).toEqual([['0', expect.anything()]]);
});

test('moving to another button of the group is not a blur', async () => {
  const onBlur = vi.fn();
  render(<RadioGroup label="Aanhef" options={salutations} onBlur={onBlur} />);
  await userEvent.tab();
  screen.getByRole('radio', { name: 'Mevr.' }).focus();
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});

test('each button gets the props of `register`, and the group the id for an error summary', () => {
  const ref = vi.fn();
  render(<RadioGroup label="Aanhef" id="aanhef" name="contactGender" ref={ref} options={salutations} />);
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map((radio) => radio.name)).toEqual(['contactGender', 'contactGender']);
  expect(ref.mock.calls.map(([element]) => element)).toEqual(radios);
  expect(screen.getByRole('group').id).toBe('aanhef');
});

test('a controlled value shows; null is not a choice yet', () => {
  const { rerender } = render(<RadioGroup label="Aanhef" options={salutations} value={null} />);
  const checked = () => screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked);
  expect(checked()).toEqual([false, false]);
  rerender(<RadioGroup label="Aanhef" options={salutations} value="0" />);
  expect(checked()).toEqual([false, true]);
});

test('an error describes the group and marks its buttons', () => {
  render(<RadioGroup label="Aanhef" options={salutations} error="Kies een aanhef." />);
  const group = screen.getByRole('group');
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Kies een aanhef.',
  );
  expect(screen.getAllByRole('radio')[1]?.getAttribute('aria-invalid')).toBe('true');
});

test('without choices there is a name and no radio button', () => {
  render(<RadioGroup label="Aanhef" options={[]} />);
  expect(screen.queryByRole('radio')).toBeNull();
});
