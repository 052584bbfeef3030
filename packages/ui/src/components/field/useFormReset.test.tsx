import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useActionState } from 'react';
import { expect, test, vi } from 'vitest';
import { Combobox } from '../combobox/Combobox.tsx';
import { sampleOptions } from '../combobox/sampleOptions.ts';
import { DatePicker } from '../date-picker/DatePicker.tsx';
import { DateRangePicker } from '../date-picker/DateRangePicker.tsx';
import { FileDrop } from '../file-drop/FileDrop.tsx';
import { OpeningHours } from '../opening-hours/OpeningHours.tsx';
import { sampleWeek } from '../opening-hours/sampleWeek.ts';

const { type, click, selectOptions, upload, clear } = userEvent;
const day = '2026-03-18';
const box = () => screen.getByRole('textbox');
const retype = async (control: HTMLElement, text: string) => {
  await clear(control);
  await type(control, text);
};

/** Each part that keeps a value of its own, and how somebody changes it. */
const parts: readonly (readonly [name: string, part: ReactElement, change: () => Promise<void>])[] = [
  [
    'Combobox',
    <Combobox key="" label="Locatie" name="a" options={sampleOptions} multiple defaultValue={['hommel']} />,
    () => type(screen.getByRole('combobox'), '{Backspace}x'),
  ],
  [
    'DatePicker',
    <DatePicker key="" label="Dag" name="a" defaultValue={day} />,
    () => retype(box(), '19-03-2026'),
  ],
  [
    'DatePicker on which a day that is none is typed',
    <DatePicker key="" label="Dag" name="a" defaultValue={day} />,
    () => retype(box(), '31-02-2026'),
  ],
  [
    'DateRangePicker',
    <DateRangePicker
      key=""
      label="Besteld"
      names={{ from: 'a', until: 'b' }}
      defaultValue={{ from: day, until: day }}
    />,
    async () => {
      await retype(screen.getByRole('textbox', { name: 'Van' }), '01-03-2026');
      await retype(screen.getByRole('textbox', { name: 'Tot en met' }), 'x');
    },
  ],
  [
    'FileDrop',
    <FileDrop key="" label="Bestellijst" />,
    () => upload(screen.getByLabelText('Bestellijst'), new File(['x'], 'een.csv')),
  ],
  [
    'OpeningHours',
    <OpeningHours key="" name="a" defaultValue={sampleWeek} />,
    async () => {
      await click(screen.getByRole('checkbox', { name: 'Gesloten: Dinsdag' }));
      await selectOptions(screen.getByRole('combobox', { name: 'Maandag: Van' }), '09:00');
    },
  ],
];

/** All that shows and all that would be sent. */
function shown(): unknown {
  const form = document.querySelector('form') as HTMLFormElement;
  return {
    controls: [...form.querySelectorAll<HTMLInputElement>('input:not([type=file]), select')].map(
      ({ value, checked, disabled }) => [value, checked, disabled],
    ),
    text: form.textContent,
    sent: [...new FormData(form)].filter(([, value]) => typeof value === 'string'),
  };
}
/** What is put back after the browser has reset its own controls. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const reset = () => {
  document.querySelector('form')?.reset();
  return settled();
};

test.each(parts)('%s goes back to what it began with when its form is reset', async (_name, part, change) => {
  render(<form>{part}</form>);
  const first = shown();
  await reset();
  expect(shown()).toEqual(first);
  await change();
  const changed = shown();
  expect(changed).not.toEqual(first);
  await reset();
  expect(shown()).toEqual(first);
  await change();
  expect(shown()).toEqual(changed);
});

function FormWithAction() {
  const [, act] = useActionState(async () => null, null);
  return (
    <form action={act}>
      <DatePicker label="Dag" name="day" defaultValue={day} />
      <button type="submit">Bewaar</button>
    </form>
  );
}

test('so it does when React resets the form after an action', async () => {
  render(<FormWithAction />);
  await retype(box(), '19-03-2026');
  await click(screen.getByRole('button', { name: 'Bewaar' }));
  await settled();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('18-03-2026');
});

test('what its caller keeps stays; a reset that is prevented, or of another form, is none', async () => {
  const onValueChange = vi.fn();
  render(
    <>
      <form>
        <OpeningHours value={sampleWeek} onValueChange={onValueChange} />
      </form>
      <form aria-label="Ander" />
      <form aria-label="Tegengehouden" onReset={(event) => event.preventDefault()}>
        <DatePicker label="Dag" defaultValue={day} />
      </form>
    </>,
  );
  const first = shown();
  await reset();
  expect(shown()).toEqual(first);
  expect(onValueChange).not.toHaveBeenCalled();

  await retype(box(), '19-03-2026');
  screen.getByRole<HTMLFormElement>('form', { name: 'Ander' }).reset();
  screen.getByRole<HTMLFormElement>('form', { name: 'Tegengehouden' }).reset();
  await settled();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('19-03-2026');
});
