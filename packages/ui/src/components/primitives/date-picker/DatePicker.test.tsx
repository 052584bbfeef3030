import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';
import { closedOnSunday } from './sampleLimits.ts';

describeConformance(<DatePicker label="Bezorgdatum" hint="Op werkdagen." today="2026-03-16" />, {
  control: (container) => container.querySelector('input'),
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Bezorgdatum/ });

function show(props: Partial<DatePickerProps> = {}) {
  const onValueChange = vi.fn();
  const { container } = render(
    <form>
      <DatePicker
        label="Bezorgdatum"
        today="2026-03-16"
        name="day"
        onValueChange={onValueChange}
        {...props}
      />
    </form>,
  );
  const sent = () => new FormData(container.querySelector('form') as HTMLFormElement).get('day');
  return { onValueChange, sent };
}

async function openCalendar() {
  await userEvent.click(screen.getByRole('button', { name: 'Kies in de kalender' }));
  const dialog = await screen.findByRole('dialog', { name: 'Kalender' });
  return within(dialog);
}
const focused = () => document.activeElement?.getAttribute('aria-label');

test('typing a valid day reports it at once, and blur completes its format', async () => {
  const { onValueChange, sent } = show();
  await userEvent.type(field(), '19-3-2026');
  expect(onValueChange.mock.calls).toEqual([['2026-03-19', { event: expect.anything(), reason: 'typing' }]]);
  await userEvent.tab();
  expect([field().value, sent()]).toEqual(['19-03-2026', '2026-03-19']);
  await userEvent.clear(field());
  await userEvent.type(field(), '20-3-26');
  expect(sent()).toBe('');
  await userEvent.tab();
  expect([field().value, sent()]).toEqual(['20-03-2026', '2026-03-20']);
});

test('the label `format` sets the order in which a day is read, written and submitted', async () => {
  const { sent } = show({ labels: { format: 'mm/dd/yyyy' } });
  await userEvent.type(field(), '3-4-26');
  await userEvent.tab();
  expect([field().placeholder, field().value, sent()]).toEqual(['mm/dd/yyyy', '03/04/2026', '2026-03-04']);
});

test('text that is not a day is an error after blur, and is not a value', async () => {
  const { sent } = show({ defaultValue: '2026-03-19' });
  await userEvent.clear(field());
  await userEvent.type(field(), '31-02-2026');
  expect(field().getAttribute('aria-invalid')).toBeNull();
  await userEvent.tab();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Vul een datum in als dd-mm-jjjj.')).toBeDefined();
  expect([field().value, sent()]).toEqual(['31-02-2026', '']);
});

test.each([
  [{ min: '2026-03-17' }, '16-03-2026', 'Kies een datum vanaf dinsdag 17 maart 2026.'],
  [{ max: '2026-03-17' }, '18-03-2026', 'Kies een datum tot en met dinsdag 17 maart 2026.'],
  [{ disabledDay: closedOnSunday }, '22-03-2026', 'Op zondag bezorgen we niet.'],
])('a typed day that cannot be chosen says why: %j', async (limits, text, why) => {
  const { onValueChange } = show(limits);
  await userEvent.type(field(), text);
  await userEvent.tab();
  expect(screen.getByText(why)).toBeDefined();
  expect(onValueChange).not.toHaveBeenCalled();
});

test('the calendar opens at the value, with the focus on it, and a press chooses and closes', async () => {
  const { onValueChange } = show({ defaultValue: '2026-03-19' });
  const calendar = await openCalendar();
  expect(calendar.getByRole('grid', { name: 'maart 2026' })).toBeDefined();
  expect(focused()).toBe('donderdag 19 maart 2026');
  expect(calendar.getByRole('gridcell', { selected: true }).textContent).toBe('19');
  await userEvent.click(calendar.getByRole('button', { name: 'vrijdag 20 maart 2026' }));
  expect(onValueChange).toHaveBeenLastCalledWith('2026-03-20', {
    event: expect.anything(),
    reason: 'calendar',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field().value).toBe('20-03-2026');
});

test('the week begins on Monday, and today is marked', async () => {
  show();
  const calendar = await openCalendar();
  expect(calendar.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'ma',
    'di',
    'wo',
    'do',
    'vr',
    'za',
    'zo',
  ]);
  expect(calendar.getByRole('button', { current: 'date' }).textContent).toBe('16');
});

test.each([
  ['{ArrowLeft}', 'zondag 15 maart 2026'],
  ['{ArrowRight}', 'dinsdag 17 maart 2026'],
  ['{ArrowUp}', 'maandag 9 maart 2026'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}', 'maandag 6 april 2026'],
  ['{End}', 'zondag 22 maart 2026'],
  ['{End}{Home}', 'maandag 16 maart 2026'],
  ['{PageUp}', 'maandag 16 februari 2026'],
  ['{PageDown}', 'donderdag 16 april 2026'],
  ['{Shift>}{PageDown}{/Shift}', 'dinsdag 16 maart 2027'],
])('%s walks to %s', async (keys, day) => {
  show();
  await openCalendar();
  await userEvent.keyboard(keys);
  await waitFor(() => expect(focused()).toBe(day));
});

test('a disabled day is focusable, shows its reason and cannot be selected', async () => {
  const { onValueChange } = show({ defaultValue: '2026-03-21', disabledDay: closedOnSunday });
  await openCalendar();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(focused()).toBe('zondag 22 maart 2026. Op zondag bezorgen we niet.'));
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeDefined();
});

test('Escape closes, and the focus returns to the button', async () => {
  show();
  await openCalendar();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Kies in de kalender' }));
});

test('when read-only it opens no calendar, and is submitted with its form', () => {
  const { container } = render(
    <>
      <form id="elsewhere" />
      <DatePicker label="Bezorgdatum" name="day" form="elsewhere" defaultValue="2026-03-18" readOnly />
    </>,
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Kies in de kalender' }).disabled).toBe(true);
  expect(new FormData(container.querySelector('form') as HTMLFormElement).get('day')).toBe('2026-03-18');
});

test('a form with a disabled day is not submitted, and shows the reason', async () => {
  show({ disabledDay: closedOnSunday, required: true });
  const form = field().form as HTMLFormElement;
  await userEvent.type(field(), '15-03-2026');
  expect(form.checkValidity()).toBe(false);
  expect(field().validationMessage).not.toBe('');
  await userEvent.type(field(), '{Backspace>10}16-03-2026');
  expect([form.checkValidity(), field().validationMessage]).toEqual([true, '']);
});

test('a new value replaces the typed text; further typing stays', async () => {
  const picker = (value: string | null) => <DatePicker label="Bezorgdatum" value={value} />;
  const { rerender } = render(picker('2026-03-19'));
  await userEvent.type(field(), '{Backspace>2}');
  rerender(picker(null));
  expect(field().value).toBe('19-03-20');
  rerender(picker('2026-12-24'));
  expect(field().value).toBe('24-12-2026');
});

test('Enter reads a two-digit year too, before the form is submitted', async () => {
  const { sent } = show();
  await userEvent.type(field(), '16-3-26{Enter}');
  expect([field().value, sent()]).toEqual(['16-03-2026', '2026-03-16']);
});

test.each(['', '2026-03-16T00:00:00Z', '2026-02-31'])(
  '%j is not a day: the field is empty',
  async (value) => {
    const { sent } = show({ value });
    expect([field().value, sent()]).toEqual(['', '']);
    expect((await openCalendar()).getByRole('button', { name: /16 maart 2026/ })).toBeDefined();
  },
);

test('a form resets it without a name too', async () => {
  render(
    <form>
      <DatePicker label="Bezorgdatum" defaultValue="2026-03-19" />
    </form>,
  );
  await userEvent.type(field(), '{Backspace}x');
  field().form?.reset();
  await waitFor(() => expect(field().value).toBe('19-03-2026'));
});
