import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { Switch, type SwitchProps } from './Switch.tsx';

describeConformance<SwitchProps>(<Switch label="Nieuwsbrief" hint="Eén keer per week." />, {
  control: (container) => container.querySelector('input'),
  owned: ['role'],
});

test('it is a switch with its label as its name and its hint as its description', () => {
  render(<Switch label="Nieuwsbrief" hint="Eén keer per week." aria-describedby="elders" />);
  const control = screen.getByRole('switch', { name: 'Nieuwsbrief' });
  const [hint = '', elsewhere] = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(elsewhere).toBe('elders');
  expect(document.getElementById(hint)?.textContent).toBe('Eén keer per week.');
});

test('a press on its text and Space toggle it, and the caller is notified', async () => {
  const onCheckedChange = vi.fn();
  render(<Switch label="Nieuwsbrief" onCheckedChange={onCheckedChange} />);
  const control = screen.getByRole<HTMLInputElement>('switch');
  await userEvent.click(screen.getByText('Nieuwsbrief'));
  expect(control.checked).toBe(true);
  await userEvent.keyboard(' ');
  expect(control.checked).toBe(false);
  expect(onCheckedChange.mock.calls).toEqual([
    [true, expect.anything()],
    [false, expect.anything()],
  ]);
});

test('it is submitted with its form', () => {
  render(
    <form aria-label="Instellingen">
      <Switch label="Nieuwsbrief" name="newsletter" value="weekly" defaultChecked />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(new FormData(form).get('newsletter')).toBe('weekly');
});
