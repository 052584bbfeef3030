import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Controller, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { Combobox } from '../combobox/Combobox.tsx';
import { sampleOptions } from '../combobox/sampleOptions.ts';
import { DatePicker } from '../date-picker/DatePicker.tsx';
import { FileDrop } from '../file-drop/FileDrop.tsx';
import { Checkbox } from './Checkbox.tsx';
import { NumberField } from './NumberField.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

const options = ['BE', 'NL'].map((value) => ({ value, label: value }));
const first = {
  name: 'De Das',
  boxes: 3,
  country: 'BE',
  mail: true,
  way: 'BE',
  day: '2026-03-18',
  places: ['hommel'],
  files: [] as File[],
};

function FormOfALibrary({ onSend }: { onSend: (values: typeof first) => void }) {
  const { register, control, handleSubmit, reset } = useForm({ defaultValues: first });
  return (
    <form onSubmit={handleSubmit((values) => onSend(values))}>
      <TextField label="Naam" {...register('name')} />
      <NumberField label="Dozen" {...register('boxes', { valueAsNumber: true })} />
      <SelectField label="Land" options={options} {...register('country')} />
      <Checkbox label="Nieuws" {...register('mail')} />
      <Controller
        control={control}
        name="way"
        render={({ field: { onChange, ref: _ref, ...field } }) => (
          <RadioGroup label="Waarheen" options={options} {...field} onValueChange={onChange} />
        )}
      />
      <Controller
        control={control}
        name="day"
        render={({ field: { onChange, ...field } }) => (
          <DatePicker label="Dag" {...field} onValueChange={onChange} />
        )}
      />
      <Controller
        control={control}
        name="places"
        render={({ field: { onChange, ...field } }) => (
          <Combobox
            label="Locatie"
            required={false}
            multiple
            options={sampleOptions}
            {...field}
            onValueChange={onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="files"
        render={({ field: { onChange, ...field } }) => (
          <FileDrop label="Bestellijst" required={false} {...field} onValueChange={onChange} />
        )}
      />
      <button type="submit">Verstuur</button>
      <button type="button" onClick={() => reset()}>
        Begin opnieuw
      </button>
    </form>
  );
}

test('every field works with react-hook-form, by register or Controller, and is reset by it', async () => {
  const { clear, click, selectOptions, type, upload } = userEvent;
  const onSend = vi.fn();
  render(<FormOfALibrary onSend={onSend} />);
  const sent = async (times: number) => {
    await click(screen.getByRole('button', { name: 'Verstuur' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(times));
    return onSend.mock.lastCall?.[0];
  };
  expect(await sent(1)).toEqual(first);

  await type(screen.getByRole('textbox', { name: 'Naam' }), 's');
  await type(screen.getByRole('spinbutton', { name: 'Dozen' }), '0');
  await selectOptions(screen.getByRole('combobox', { name: 'Land' }), 'NL');
  await click(screen.getByRole('checkbox', { name: 'Nieuws' }));
  await click(screen.getByRole('radio', { name: 'NL' }));
  await clear(screen.getByRole('textbox', { name: 'Dag' }));
  await type(screen.getByRole('textbox', { name: 'Dag' }), '20-03-2026');
  await type(screen.getByRole('combobox', { name: 'Locatie' }), '{Backspace}');
  const file = new File(['x'], 'een.csv');
  await upload(screen.getByLabelText(/^Bestellijst/), file);
  expect(await sent(2)).toEqual({
    name: 'De Dass',
    boxes: 30,
    country: 'NL',
    mail: false,
    way: 'NL',
    day: '2026-03-20',
    places: [],
    files: [file],
  });

  await click(screen.getByRole('button', { name: 'Begin opnieuw' }));
  expect(await sent(3)).toEqual(first);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Dag' }).value).toBe('18-03-2026');
});
