import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance.tsx';
import { LiveRegion } from '../live-region/LiveRegion.tsx';
import { OpeningHours } from './OpeningHours.tsx';
import { sampleWeek } from './sampleWeek.ts';

describeConformance(<OpeningHours />);

const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

test('[V06] each of seven days has its times, every half hour from 00:00 to 23:30', () => {
  render(<OpeningHours />);
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

test('[T42] a day that is closed has its times disabled, and gets them back when it opens', async () => {
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

test('by keyboard a time is chosen and reported', async () => {
  const onValueChange = vi.fn();
  render(<OpeningHours onValueChange={onValueChange} />);
  await userEvent.selectOptions(select('Dinsdag: Van'), '08:30');
  expect(onValueChange.mock.lastCall?.[0].tuesday.startTime).toBe('08:30');
  expect(select('Dinsdag: Van').value).toBe('08:30');
});

test('Monday is copied to one day, or to the working days; the page says so', async () => {
  render(
    <>
      <OpeningHours defaultValue={{ ...sampleWeek, tuesday: { closed: true, startTime: '', endTime: '' } }} />
      <LiveRegion />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Zelfde als maandag (Zaterdag)' }));
  expect([select('Zaterdag: Van').value, select('Zaterdag: Tot').value]).toEqual(['07:30', '18:00']);
  expect(screen.getByText('Zaterdag is nu hetzelfde als maandag.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Kopieer naar werkdagen' }));
  expect([select('Dinsdag: Van').value, select('Vrijdag: Tot').value]).toEqual(['07:30', '18:00']);
  expect(select('Zondag: Van').disabled).toBe(true);
});

test('what is wrong with a day stands under it and is read with its times', () => {
  render(<OpeningHours id="hours" errors={{ friday: 'Vul een begin- en eindtijd in, of kies Gesloten.' }} />);
  const friday = select('Vrijdag: Van');
  expect([friday.id, friday.getAttribute('aria-invalid')]).toEqual(['hours-friday', 'true']);
  expect(document.getElementById(friday.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Vul een begin- en eindtijd in, of kies Gesloten.',
  );
  expect(select('Maandag: Van').hasAttribute('aria-invalid')).toBe(false);
});

test('what may be a mistake stands under its day and is read with its times, which stay valid', () => {
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

test('in a form its controls carry the names of the call, and what is disabled is not sent', () => {
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

test('what is wrong with a closed day is read with what closes it', () => {
  render(
    <OpeningHours id="hours" defaultValue={sampleWeek} errors={{ sunday: 'Kies ten minste één dag.' }} />,
  );
  const closed = screen.getByRole('checkbox', { name: 'Gesloten: Zondag' });
  expect(closed.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(closed.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Kies ten minste één dag.',
  );
});

test('Van and Tot stand above the times of each day, in sight (WCAG 3.3.2)', () => {
  render(<OpeningHours />);
  expect(screen.getAllByText('Van', { selector: 'label' })).toHaveLength(7);
  expect(screen.getAllByText('Tot', { selector: 'label' })).toHaveLength(7);
});

test('the week is sent with the form that it is of; null is an empty one', () => {
  const week = (value: typeof sampleWeek) => (
    <>
      <form id="elsewhere" />
      <OpeningHours name="tijden" form="elsewhere" value={value} />
    </>
  );
  const { container, rerender } = render(week(sampleWeek));
  const sent = () =>
    new FormData(container.querySelector('form') as HTMLFormElement).get('tijden[monday][startTime]');
  expect(sent()).toBe('07:30');
  rerender(week(null as never));
  expect(sent()).toBe('');
});
