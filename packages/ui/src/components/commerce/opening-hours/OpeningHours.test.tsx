import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { LiveRegion } from '../../primitives/live-region/LiveRegion.tsx';
import { OpeningHours } from './OpeningHours.tsx';
import { sampleEqualWeek, sampleWeek } from './sampleWeek.ts';

describeConformance(<OpeningHours />);

const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

test('[V06] each of seven days has its times, every half hour from 00:00 to 23:30', () => {
  render(<OpeningHours defaultValue={sampleWeek} />);
  const week = screen.getByRole('group', { name: 'Openingstijden' });
  expect(within(week).getAllByRole('group')).toHaveLength(7);
  const times = within(select('Zondag: Tot')).getAllByRole<HTMLOptionElement>('option');
  expect([times.length, times[0]?.value, times[1]?.value, times[48]?.value]).toEqual([
    49,
    '',
    '00:00',
    '23:30',
  ]);
});

test('[T42] the times of a closed day are disabled, and return when it opens', async () => {
  const onValueChange = vi.fn();
  render(<OpeningHours defaultValue={sampleWeek} onValueChange={onValueChange} />);
  const closed = screen.getByRole('checkbox', { name: 'Gesloten: Maandag' });
  await userEvent.click(closed);
  expect([select('Maandag: Van').disabled, select('Maandag: Tot').disabled]).toEqual([true, true]);
  expect(onValueChange.mock.lastCall?.[0].monday).toEqual({
    closed: true,
    startTime: '07:30',
    endTime: '18:00',
  });
  await userEvent.click(closed);
  expect([select('Maandag: Van').disabled, select('Maandag: Van').value]).toEqual([false, '07:30']);
});

test('a time can be selected by keyboard and is reported', async () => {
  const onValueChange = vi.fn();
  render(<OpeningHours defaultValue={sampleWeek} onValueChange={onValueChange} />);
  await userEvent.selectOptions(select('Dinsdag: Van'), '08:30');
  expect(onValueChange.mock.lastCall?.[0].tuesday.startTime).toBe('08:30');
  expect(select('Dinsdag: Van').value).toBe('08:30');
});

const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const days = () =>
  screen
    .getAllByRole('group')
    .flatMap((row) => (row.dataset.slot === 'opening-day' ? [row.querySelector('legend')?.textContent] : []));
const inFull = ['Maandag', 'Dinsdag', 'Woensdag', 'Donderdag', 'Vrijdag', 'Zaterdag', 'Zondag'];

test('[V06] one row edits Monday to Friday while they are equal', async () => {
  const onValueChange = vi.fn();
  render(<OpeningHours defaultValue={sampleEqualWeek} onValueChange={onValueChange} />);
  expect(days()).toEqual(['Maandag tot en met vrijdag', 'Zaterdag', 'Zondag']);
  await userEvent.selectOptions(select('Maandag tot en met vrijdag: Tot'), '19:00');
  const week = onValueChange.mock.lastCall?.[0];
  const day = { closed: false, startTime: '07:30', endTime: '19:00' };
  expect(week).toEqual({
    ...sampleEqualWeek,
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
  });
  await userEvent.click(checkbox('Gesloten: Maandag tot en met vrijdag'));
  expect(onValueChange.mock.lastCall?.[0].friday).toEqual({ ...day, closed: true });
});

test('the working days can be split and made equal by keyboard; the focus stays, and the change is announced', async () => {
  const onValueChange = vi.fn();
  render(
    <>
      <OpeningHours defaultValue={sampleEqualWeek} onValueChange={onValueChange} />
      <LiveRegion />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Per dag instellen' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect([days(), document.activeElement, button.textContent]).toEqual([inFull, button, 'Ma t/m vr gelijk']);
  expect(screen.getByText('Je stelt nu elke dag apart in.')).toBeDefined();
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.selectOptions(select('Woensdag: Tot'), '13:00');
  await userEvent.selectOptions(select('Woensdag: Tot'), '18:00');
  expect(days()).toEqual(inFull);
  await userEvent.selectOptions(select('Woensdag: Tot'), '13:00');
  button.focus();
  await userEvent.keyboard(' ');
  expect([days().length, document.activeElement]).toEqual([3, button]);
  expect(screen.getByText('Maandag tot en met vrijdag zijn nu gelijk.')).toBeDefined();
  expect(onValueChange.mock.lastCall?.[0].wednesday).toEqual(sampleEqualWeek.monday);
});

test('days that become equal while each has a row keep their rows', async () => {
  render(<OpeningHours defaultValue={sampleWeek} />);
  await userEvent.selectOptions(select('Woensdag: Tot'), '18:00');
  expect(days()).toEqual(inFull);
});

test('a selected time cannot be cleared', async () => {
  render(<OpeningHours />);
  const start = select('Zaterdag: Van');
  expect(within(start).getByRole('option', { name: 'Kies' })).toBeDefined();
  await userEvent.selectOptions(start, '10:00');
  expect(within(start).queryByRole('option', { name: 'Kies' })).toBeNull();
});

test('an error of the working days shows once below their row, for whichever day it is given', () => {
  render(<OpeningHours id="hours" errors={{ tuesday: 'Vul een begin- en eindtijd in.' }} />);
  const start = select('Maandag tot en met vrijdag: Van');
  expect([start.id, start.getAttribute('aria-invalid')]).toEqual(['hours-monday', 'true']);
  expect(screen.getByText('Vul een begin- en eindtijd in.').id).toBe(start.getAttribute('aria-describedby'));
});

test('an error of a day is below it and describes its times', () => {
  const errors = { friday: 'Vul een begin- en eindtijd in, of kies Gesloten.' };
  render(<OpeningHours id="hours" defaultValue={sampleWeek} errors={errors} />);
  const friday = select('Vrijdag: Van');
  expect([friday.id, friday.getAttribute('aria-invalid')]).toEqual(['hours-friday', 'true']);
  expect(document.getElementById(friday.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Vul een begin- en eindtijd in, of kies Gesloten.',
  );
  expect(select('Maandag: Van').hasAttribute('aria-invalid')).toBe(false);
});

test('a warning is below its day and describes its times, which stay valid', () => {
  render(
    <OpeningHours
      id="hours"
      defaultValue={sampleWeek}
      errors={{ friday: 'Kies een eindtijd.' }}
      warnings={{ monday: 'Eindigt dit na middernacht?', friday: 'Klopt dit?' }}
    />,
  );
  const textOf = (time: HTMLElement) =>
    (time.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
  expect(textOf(select('Maandag: Tot'))).toEqual(['Eindigt dit na middernacht?']);
  expect(select('Maandag: Tot').hasAttribute('aria-invalid')).toBe(false);
  expect(textOf(select('Vrijdag: Van'))).toEqual(['Kies een eindtijd.', 'Klopt dit?']);
});

test('in a form its controls have the field names of the API, and disabled ones are not submitted', () => {
  render(
    <form aria-label="f">
      <OpeningHours name="openingHours" defaultValue={sampleWeek} />
    </form>,
  );
  const data = new FormData(screen.getByRole<HTMLFormElement>('form'));
  expect(data.get('openingHours[monday][startTime]')).toBe('07:30');
  expect(data.get('openingHours[sunday][closed]')).toBe('1');
  expect(data.has('openingHours[sunday][startTime]')).toBe(false);
});

test('[V06] in a form the shared row submits the fields of each working day, closed or open', async () => {
  render(
    <form aria-label="f">
      <OpeningHours name="h" defaultValue={sampleEqualWeek} />
    </form>,
  );
  const sent = () =>
    Array.from(new FormData(screen.getByRole<HTMLFormElement>('form')), ([name, value]) =>
      typeof value === 'string' ? `${name}=${value}` : name,
    );
  const working = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
  const weekend = ['h[saturday][closed]=1', 'h[sunday][closed]=1'];
  const open = working.flatMap((day) => [`h[${day}][startTime]=07:30`, `h[${day}][endTime]=18:00`]);
  expect(sent()).toEqual([...open, ...weekend]);
  await userEvent.click(checkbox('Gesloten: Maandag tot en met vrijdag'));
  expect(sent()).toEqual([...working.map((day) => `h[${day}][closed]=1`), ...weekend]);
});

test('an error of a closed day describes its checkbox', () => {
  render(
    <OpeningHours id="hours" defaultValue={sampleWeek} errors={{ sunday: 'Kies ten minste één dag.' }} />,
  );
  const closed = screen.getByRole('checkbox', { name: 'Gesloten: Zondag' });
  expect(closed.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(closed.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Kies ten minste één dag.',
  );
});

test('Van and Tot show once above their columns (WCAG 3.3.2)', () => {
  const { container } = render(<OpeningHours />);
  const heads = [...container.querySelectorAll('[data-slot=heads] > *')].map(
    ({ textContent }) => textContent,
  );
  expect(heads).toEqual(['', 'Gesloten', 'Van', 'Tot']);
});

test('the week belongs to the form of the form attribute; null is an empty week', () => {
  const week = (value: typeof sampleWeek) => (
    <>
      <form id="elsewhere" />
      <OpeningHours name="tijden" form="elsewhere" value={value} />
    </>
  );
  const { container, rerender } = render(week(sampleWeek));
  const sent = () =>
    new FormData(container.querySelector('form') as HTMLFormElement).get('tijden[friday][startTime]');
  expect(sent()).toBe('07:30');
  rerender(week(null as never));
  expect(sent()).toBe('');
});
