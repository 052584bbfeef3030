import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cloneElement, type ReactElement, useActionState } from 'react';
import { expect, test, vi } from 'vitest';
import { AddressPicker } from '../../components/commerce/address-picker/AddressPicker.tsx';
import { sampleAddresses } from '../../components/commerce/address-picker/sampleAddresses.ts';
import { DeliveryDates } from '../../components/commerce/delivery-dates/DeliveryDates.tsx';
import { sampleDates } from '../../components/commerce/delivery-dates/sampleDates.ts';
import { FacetFilters } from '../../components/commerce/facet-filters/FacetFilters.tsx';
import { PriceFilter } from '../../components/commerce/facet-filters/PriceFilter.tsx';
import { sampleFacets } from '../../components/commerce/facet-filters/sampleFacets.ts';
import { OpeningHours } from '../../components/commerce/opening-hours/OpeningHours.tsx';
import { sampleWeek } from '../../components/commerce/opening-hours/sampleWeek.ts';
import { QuickOrderGrid } from '../../components/commerce/quick-order-grid/QuickOrderGrid.tsx';
import { sampleParse } from '../../components/commerce/quick-order-grid/sampleParse.ts';
import { ReorderPicker } from '../../components/commerce/reorder-picker/ReorderPicker.tsx';
import { ShoppingListPicker } from '../../components/commerce/shopping-list-picker/ShoppingListPicker.tsx';
import { SortSelect } from '../../components/commerce/sort-select/SortSelect.tsx';
import { Combobox } from '../../components/primitives/combobox/Combobox.tsx';
import { sampleOptions } from '../../components/primitives/combobox/sampleOptions.ts';
import { DatePicker } from '../../components/primitives/date-picker/DatePicker.tsx';
import { DateRangePicker } from '../../components/primitives/date-picker/DateRangePicker.tsx';
import { Checkbox } from '../../components/primitives/field/Checkbox.tsx';
import { NumberField } from '../../components/primitives/field/NumberField.tsx';
import { RadioGroup } from '../../components/primitives/field/RadioGroup.tsx';
import { SelectField } from '../../components/primitives/field/SelectField.tsx';
import { TextAreaField } from '../../components/primitives/field/TextAreaField.tsx';
import { TextField } from '../../components/primitives/field/TextField.tsx';
import { FileDrop } from '../../components/primitives/file-drop/FileDrop.tsx';
import { QuantityStepper } from '../../components/primitives/quantity-stepper/QuantityStepper.tsx';
import { Switch } from '../../components/primitives/switch/Switch.tsx';

const { type, click, selectOptions, upload, clear } = userEvent;
const day = '2026-03-18';
const box = () => screen.getByRole('textbox');
const retype = async (control: HTMLElement, text: string) => {
  await clear(control);
  await type(control, text);
};

/** Each component with internal state, and a change of it. */
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
  [
    'AddressPicker',
    <AddressPicker key="" label="Bezorgen op" options={sampleAddresses} defaultValue="beukenlaan" />,
    () => click(screen.getByRole('radio', { name: /De Bij/ })),
  ],
  [
    'DeliveryDates',
    <DeliveryDates key="" legend="Wanneer?" dates={sampleDates} defaultValue="19" />,
    () => click(screen.getByRole('radio', { name: /20 maart/ })),
  ],
  [
    'FacetFilters',
    <FacetFilters key="" facets={sampleFacets} defaultValue={{ brand: ['zacht'] }} />,
    () => click(screen.getByRole('checkbox', { name: /^Pukkie/ })),
  ],
  [
    'PriceFilter',
    <PriceFilter key="" defaultValue={{ from: 10, until: null }} />,
    () => retype(screen.getByRole('spinbutton', { name: 'Vanaf' }), '20'),
  ],
  [
    'QuantityStepper',
    <QuantityStepper key="" label="Aantal" name="a" defaultValue={2} />,
    () => click(screen.getByRole('button', { name: 'Eén meer' })),
  ],
  [
    'QuickOrderGrid',
    <QuickOrderGrid
      key=""
      parse={sampleParse}
      defaultValue={[{ articleNumber: '101 512', quantity: '2' }]}
    />,
    () => type(screen.getAllByRole('textbox')[0] as HTMLElement, '3'),
  ],
  [
    'ReorderPicker',
    <ReorderPicker key="" lines={[{ id: 1, name: 'Appelsap', quantity: 2 }]} />,
    () => click(screen.getByRole('checkbox', { name: /^Appelsap/ })),
  ],
  [
    'ShoppingListPicker',
    <ShoppingListPicker
      key=""
      legend="Zet op een lijst"
      lists={[{ id: 'week', name: 'Elke week' }]}
      onCreate={() => undefined}
    />,
    async () => {
      await click(screen.getByRole('checkbox', { name: 'Elke week' }));
      await type(box(), 'Zomer');
    },
  ],
];

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
/** Components reset after the browser has reset its own controls. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const reset = () => {
  document.querySelector('form')?.reset();
  return settled();
};

test.each(parts)('%s returns to its initial value when its form is reset', async (_name, part, change) => {
  const { rerender } = render(<form>{part}</form>);
  const first = shown();
  await reset();
  expect(shown()).toEqual(first);
  await change();
  const changed = shown();
  expect(changed).not.toEqual(first);
  await reset();
  // Its internal state, not only the value that the browser restored.
  rerender(<form>{cloneElement(part)}</form>);
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

test('it resets too when React resets the form after an action', async () => {
  render(<FormWithAction />);
  await retype(box(), '19-03-2026');
  await click(screen.getByRole('button', { name: 'Bewaar' }));
  // React resets it some tasks after the action has ended.
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('18-03-2026'));
});

test('a controlled value stays; a prevented reset, or one of another form, has no effect', async () => {
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

const options = ['BE', 'NL'].map((value) => ({ value, label: value }));
const keep = () => undefined;

/** Each component with a controlled value: initially and changed. */
const kept: Readonly<Record<string, (isChanged: boolean) => ReactElement>> = {
  Checkbox: (isChanged) => <Checkbox label="Akkoord" checked={isChanged} onChange={keep} />,
  NumberField: (isChanged) => <NumberField label="Aantal" value={isChanged ? 2 : 1} />,
  QuantityStepper: (isChanged) => <QuantityStepper label="Aantal" value={isChanged ? 2 : 1} />,
  RadioGroup: (isChanged) => <RadioGroup label="Land" options={options} value={isChanged ? 'NL' : 'BE'} />,
  SelectField: (isChanged) => <SelectField label="Land" options={options} value={isChanged ? 'NL' : 'BE'} />,
  SortSelect: (isChanged) => <SortSelect options={options} value={isChanged ? 'NL' : 'BE'} />,
  Switch: (isChanged) => <Switch label="Nieuwsbrief" checked={isChanged} onChange={keep} />,
  TextAreaField: (isChanged) => <TextAreaField label="Opmerking" value={isChanged ? 'Bel' : ''} />,
  TextField: (isChanged) => <TextField label="Naam" value={isChanged ? 'Bij' : ''} />,
};

test.each(Object.entries(kept))(
  '%s shows its controlled value after a reset of its form',
  async (_, part) => {
    const { rerender } = render(<form>{part(false)}</form>);
    rerender(<form>{part(true)}</form>);
    const state = () =>
      [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
        ({ value, checked }) => [value, checked],
      );
    const before = state();
    await reset();
    expect(state()).toEqual(before);
  },
);
