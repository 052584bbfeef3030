import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { DeliveryDates } from './DeliveryDates.tsx';
import { sampleDates } from './sampleDates.ts';

const dates = (value: string, onValueChange = vi.fn()) => (
  <DeliveryDates
    legend="Wanneer mogen we komen?"
    dates={sampleDates}
    value={value}
    onValueChange={onValueChange}
    hint="Dit is je gewenste bezorgdag."
  />
);

describeConformance(dates('19'));

test('the days are radio buttons named by their whole date', () => {
  render(dates('19'));
  const group = screen.getByRole('group', { name: 'Wanneer mogen we komen?' });
  expect(within(group).getAllByRole('radio')).toHaveLength(6);
  expect(within(group).getByRole('radio', { checked: true, name: 'donderdag 19 maart 2026' })).toBeTruthy();
});

test('a hidden legend still names the group', () => {
  render(<DeliveryDates legend="Wanneer?" hideLegend dates={sampleDates} />);
  expect(screen.getByRole('group', { name: 'Wanneer?' })).toBeTruthy();
  expect(screen.getByText('Wanneer?').className).toBe('sr-only');
});

test('[K05] the hint describes the group', () => {
  render(dates('19'));
  const hint = document.getElementById(screen.getByRole('group').getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('Dit is je gewenste bezorgdag.');
});

test('[T61] selecting a day reports it, by mouse and by key', async () => {
  const onValueChange = vi.fn();
  render(dates('19', onValueChange));
  await userEvent.click(screen.getByRole('radio', { name: /20 maart/ }));
  screen.getByRole('radio', { name: /19 maart/ }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onValueChange.mock.calls).toEqual([
    ['20', expect.anything()],
    ['20', expect.anything()],
  ]);
});

test('[T61] while disabled no day can be selected', async () => {
  const onValueChange = vi.fn();
  render(
    <DeliveryDates legend="Wanneer?" dates={sampleDates} value="19" onValueChange={onValueChange} disabled />,
  );
  await userEvent.click(screen.getByRole('radio', { name: /20 maart/ }));
  expect(onValueChange).not.toHaveBeenCalled();
});
