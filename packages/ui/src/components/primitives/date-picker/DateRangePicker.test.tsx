import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';

describeConformance(<DateRangePicker label="Besteld" today="2026-03-16" />);

const show = (props: Partial<DateRangePickerProps> = {}) => {
  const onValueChange = vi.fn();
  render(<DateRangePicker label="Besteld" today="2026-03-16" onValueChange={onValueChange} {...props} />);
  return onValueChange;
};
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Kies in de kalender' }));
  return within(await screen.findByRole('dialog'));
};
const day = (number: number) => ({ name: new RegExp(` ${number} maart 2026`) });

test('both days are typed, each in its own field', async () => {
  const onValueChange = show();
  expect(screen.getByRole('group', { name: 'Besteld' })).toBeDefined();
  await userEvent.type(field('Van'), '05-03-2026');
  await userEvent.type(field('Tot en met'), '19-03-2026');
  expect(onValueChange.mock.calls.map(([range]) => range)).toEqual([
    { from: '2026-03-05', until: null },
    { from: '2026-03-05', until: '2026-03-19' },
  ]);
});

test('in the calendar the two presses select the range in either order', async () => {
  const onValueChange = show();
  const calendar = await openCalendar();
  await userEvent.click(calendar.getByRole('button', day(19)));
  expect(screen.getByRole('dialog')).toBeDefined();
  await userEvent.click(calendar.getByRole('button', day(5)));
  expect(onValueChange).toHaveBeenLastCalledWith(
    { from: '2026-03-05', until: '2026-03-19' },
    { event: expect.anything(), reason: 'calendar' },
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([field('Van').value, field('Tot en met').value]).toEqual(['05-03-2026', '19-03-2026']);
});

test('the days between are selected too', async () => {
  show({ defaultValue: { from: '2026-03-05', until: '2026-03-08' } });
  const calendar = await openCalendar();
  expect(calendar.getAllByRole('gridcell', { selected: true }).map((cell) => cell.textContent)).toEqual([
    '5',
    '6',
    '7',
    '8',
  ]);
});

test('an end before the start is an error', () => {
  show({ defaultValue: { from: '2026-03-19', until: '2026-03-05' } });
  expect(screen.getByText('De einddatum ligt vóór de begindatum.')).toBeDefined();
  expect(field('Tot en met').getAttribute('aria-invalid')).toBe('true');
});

test('a form with an invalid day is not submitted', async () => {
  const { container } = render(
    <form>
      <DateRangePicker label="Besteld" today="2026-03-16" />
    </form>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  await userEvent.type(field('Van'), '05-03-2026');
  await userEvent.type(field('Tot en met'), '31-02-2026');
  expect(form.checkValidity()).toBe(false);
  await userEvent.type(field('Tot en met'), '{Backspace>10}31-03-2026');
  expect(form.checkValidity()).toBe(true);
});

test('days in the wrong order are not submitted', async () => {
  const { container } = render(
    <form>
      <DateRangePicker label="Besteld" today="2026-03-16" />
    </form>,
  );
  await userEvent.type(field('Van'), '20-03-2026');
  await userEvent.type(field('Tot en met'), '16-03-2026');
  expect(container.querySelector('form')?.checkValidity()).toBe(false);
});

test('its days are submitted with its form; null is not a range', () => {
  const names = { from: 'a', until: 'b' };
  const range = (value: DateRangePickerProps['value']) => (
    <>
      <form id="elsewhere" />
      <DateRangePicker label="Besteld" names={names} form="elsewhere" value={value} />
    </>
  );
  const { container, rerender } = render(range({ from: '2026-03-05', until: '2026-03-19' }));
  const sent = () => [...new FormData(container.querySelector('form') as HTMLFormElement).values()];
  expect(sent()).toEqual(['2026-03-05', '2026-03-19']);
  rerender(range(null));
  expect(sent()).toEqual(['', '']);
});
