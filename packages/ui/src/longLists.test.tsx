import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { AddressPicker } from './components/commerce/address-picker/AddressPicker.tsx';
import { FacetFilters } from './components/commerce/facet-filters/FacetFilters.tsx';
import { FilterChips } from './components/commerce/facet-filters/FilterChips.tsx';
import { InvoiceTable } from './components/commerce/invoice-table/InvoiceTable.tsx';
import { QuickOrderGrid } from './components/commerce/quick-order-grid/QuickOrderGrid.tsx';
import { sampleParse } from './components/commerce/quick-order-grid/sampleParse.ts';
import { ReorderPicker } from './components/commerce/reorder-picker/ReorderPicker.tsx';
import { ShoppingListPicker } from './components/commerce/shopping-list-picker/ShoppingListPicker.tsx';
import { SpendingChart } from './components/commerce/spending-chart/SpendingChart.tsx';
import { Accordion } from './components/primitives/accordion/Accordion.tsx';
import { AccordionItem } from './components/primitives/accordion/AccordionItem.tsx';
import { Combobox } from './components/primitives/combobox/Combobox.tsx';
import { RadioGroup } from './components/primitives/field/RadioGroup.tsx';
import { SelectField } from './components/primitives/field/SelectField.tsx';
import { FileDrop } from './components/primitives/file-drop/FileDrop.tsx';
import { sampleColumns, sampleInvoices } from './components/primitives/table/sampleInvoices.ts';
import { Table } from './components/primitives/table/Table.tsx';

type Counted = <Item>(items: readonly Item[]) => readonly Item[];

/** A list that counts reads of its items and their properties. */
function counter(): { readonly counted: Counted; readonly reads: () => number } {
  let count = 0;
  const noted = <Watched extends object>(watched: Watched, isNoted: (name: string) => boolean): Watched =>
    new Proxy(watched, {
      get(target, name) {
        if (typeof name === 'string' && isNoted(name)) count += 1;
        const value = Reflect.get(target, name, target);
        // Methods of browser objects, such as files, fail on a proxy.
        return typeof value === 'function' && !Array.isArray(target) ? value.bind(target) : value;
      },
    });
  const item = <Item,>(each: Item) =>
    typeof each === 'object' && each !== null ? noted(each, () => true) : each;
  return {
    counted: (items) => noted(items.map(item), (name) => /^\d+$/.test(name)),
    reads: () => count,
  };
}

const options = (length: number) =>
  Array.from({ length }, (_, index) => ({ value: `v${index}`, label: `Locatie ${index}` }));
const values = (length: number) => options(length).map(({ value }) => value);

/** By component: a list of a given length, all selected where possible, and an interaction. */
const cases: Readonly<
  Record<
    string,
    {
      readonly part: (length: number, counted: Counted) => ReactElement;
      readonly act?: (counted: Counted, length: number) => unknown;
    }
  >
> = {
  Accordion: {
    part: (length, counted) => (
      <Accordion multiple value={counted(values(length))}>
        {options(length).map(({ value, label }) => (
          <AccordionItem key={value} value={value} title={label}>
            {label}
          </AccordionItem>
        ))}
      </Accordion>
    ),
    act: () => fireEvent.click(screen.getByText('Locatie 1', { selector: 'button *, button' })),
  },
  AddressPicker: {
    part: (length, counted) => (
      <AddressPicker
        label="Bezorgen op"
        options={counted(
          options(length).map(({ value, label }) => ({ value, title: label, lines: [label] })),
        )}
      />
    ),
    act: () => fireEvent.click(screen.getByLabelText(/Locatie 1\b/)),
  },
  Combobox: {
    part: (length, counted) => (
      <Combobox
        label="Locaties"
        multiple
        options={counted(options(length))}
        defaultValue={counted(values(length))}
      />
    ),
    act: () => fireEvent.input(screen.getByRole('combobox'), { target: { value: 'Locatie 1' } }),
  },
  FacetFilters: {
    part: (length, counted) => (
      <FacetFilters
        facets={[{ name: 'brand', label: 'Merk', options: counted(options(length)) }]}
        defaultValue={{ brand: counted(values(length)) }}
      />
    ),
    act: () => fireEvent.click(screen.getByLabelText('Locatie 1')),
  },
  FileDrop: {
    part: (length, counted) => (
      <FileDrop
        label="Bestellijst"
        multiple
        defaultValue={counted(values(length).map((name) => new File([], name)))}
      />
    ),
    act: (counted, length) =>
      fireEvent.drop(screen.getByLabelText('Bestellijst'), {
        dataTransfer: { files: counted(values(length).map((name) => new File([], `${name}.csv`))) },
      }),
  },
  FilterChips: {
    part: (length, counted) => (
      <FilterChips
        chips={counted(options(length).map(({ value, label }) => ({ id: value, label })))}
        onRemove={() => undefined}
        onClear={() => undefined}
      />
    ),
  },
  InvoiceTable: {
    part: (length, counted) => (
      <InvoiceTable
        pageSize={Number.POSITIVE_INFINITY}
        selectable
        rows={counted(
          values(length).map((number) => ({
            number,
            date: '1 maart 2026',
            due: '31 maart 2026',
            total: '€ 1,00',
            open: '€ 1,00',
            status: { label: 'Te laat' },
          })),
        )}
        defaultSelected={counted(values(length))}
      />
    ),
    act: () => fireEvent.click(screen.getByLabelText(/^Selecteer .*v1$/)),
  },
  QuickOrderGrid: {
    part: (length, counted) => (
      <QuickOrderGrid
        parse={sampleParse}
        defaultValue={counted(values(length).map((articleNumber) => ({ articleNumber, quantity: '1' })))}
      />
    ),
    act: () => fireEvent.input(screen.getAllByRole('textbox')[0] as HTMLElement, { target: { value: '7' } }),
  },
  RadioGroup: {
    part: (length, counted) => <RadioGroup label="Locatie" options={counted(options(length))} />,
  },
  ReorderPicker: {
    part: (length, counted) => (
      <ReorderPicker
        lines={counted(options(length).map(({ value, label }) => ({ id: value, name: label, quantity: 1 })))}
      />
    ),
    act: () => fireEvent.click(screen.getByLabelText('Locatie 1')),
  },
  SelectField: {
    part: (length, counted) => <SelectField label="Locatie" options={counted(options(length))} />,
  },
  ShoppingListPicker: {
    part: (length, counted) => (
      <ShoppingListPicker
        legend="Zet Appelsap op een lijst"
        lists={counted(options(length).map(({ value, label }) => ({ id: value, name: label })))}
        defaultValue={counted(values(length))}
      />
    ),
    act: () => fireEvent.click(screen.getByLabelText('Locatie 1')),
  },
  SpendingChart: {
    part: (length, counted) => (
      <SpendingChart
        caption="Uitgaven"
        amounts={counted(
          options(length).map(({ value, label }, index) => ({ id: value, label, amount: index })),
        )}
      />
    ),
  },
  Table: {
    part: (length, counted) => (
      <Table
        caption="Facturen"
        columns={sampleColumns}
        rowKey={({ number }) => number}
        rows={counted(sampleInvoices(length))}
        pageSize={Number.POSITIVE_INFINITY}
        selectable
        defaultSelected={counted(sampleInvoices(length).map(({ number }) => number))}
      />
    ),
    act: () => fireEvent.click(screen.getByRole('button', { name: 'Factuur' })),
  },
};

function readsOf(name: string, length: number): number {
  const { part, act } = cases[name] as (typeof cases)[string];
  const { counted, reads } = counter();
  const { unmount } = render(part(length, counted));
  act?.(counted, length);
  unmount();
  return reads();
}

test.each(Object.keys(cases))('%s reads four times as often from a list four times as long', (name) => {
  const few = readsOf(name, 20);
  expect(few).toBeGreaterThanOrEqual(20);
  expect(readsOf(name, 80) / few).toBeLessThan(5);
});
