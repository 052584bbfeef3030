import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { LiveRegion } from '../live-region/LiveRegion.tsx';
import { distinctInvoices, type SampleInvoice, sampleColumns, sampleInvoices } from './sampleInvoices.ts';
import { prepareSort } from './sortRows.ts';
import { Table, type TableProps } from './Table.tsx';

const rowKey = ({ number }: SampleInvoice) => number;
const table = (props: Partial<TableProps<SampleInvoice>> = {}) => (
  <>
    <LiveRegion />
    <Table caption="Facturen" columns={sampleColumns} rows={sampleInvoices(5)} rowKey={rowKey} {...props} />
  </>
);
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

afterEach(() => void vi.unstubAllGlobals());

describeConformance(
  <Table caption="Facturen" columns={sampleColumns} rows={sampleInvoices(2)} rowKey={rowKey} selectable />,
);

test('it has a name, column headers, and rows named by their first column', () => {
  render(table());
  const found = screen.getByRole('table', { name: 'Facturen' });
  expect(
    within(found)
      .getAllByRole('columnheader')
      // Cards have the name as text instead of a button.
      .map((head) => (within(head).queryByRole('button') ?? head).textContent),
  ).toEqual(['Factuur', 'Locatie', 'Datum', 'Stand', 'Bedrag']);
  expect(names()).toEqual(['2600000', '2600001', '2600002', '2600003', '2600004']);
});

test('a header sorts, pressed again in reverse; the header and the live region announce it', async () => {
  const onSortChange = vi.fn();
  render(table({ onSortChange }));
  const head = screen.getByRole('columnheader', { name: /Bedrag/ });
  expect(head.getAttribute('aria-sort')).toBeNull();
  await userEvent.click(within(head).getByRole('button'));
  expect(head.getAttribute('aria-sort')).toBe('ascending');
  expect(names()[0]).toBe('2600000');
  await userEvent.click(within(head).getByRole('button'));
  expect(head.getAttribute('aria-sort')).toBe('descending');
  expect(names()[0]).toBe('2600004');
  expect(screen.getByText('Gesorteerd op Bedrag, aflopend.')).toBeDefined();
  expect(onSortChange.mock.calls.map(([sort]) => sort)).toEqual([
    { column: 'amount', direction: 'ascending' },
    { column: 'amount', direction: 'descending' },
  ]);
});

test('the last pressed header sorts, even if an earlier one takes longer', async () => {
  const onSortChange = vi.fn();
  render(table({ rows: distinctInvoices(20_000), onSortChange }));
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('Factuur');
  await vi.waitFor(() => expect(onSortChange).toHaveBeenCalledOnce());
  press('Locatie');
  // This column's order is cached.
  press('Factuur');
  await vi.waitFor(() => expect(onSortChange).toHaveBeenCalledTimes(2));
  // Sorting by text has finished by then.
  await prepareSort(distinctInvoices(20_000), ({ customer }) => customer, 'nl');
  expect(onSortChange.mock.calls.map(([{ column }]) => column)).toEqual(['number', 'number']);
  expect(screen.getByRole('columnheader', { name: /Factuur/ }).getAttribute('aria-sort')).toBe('ascending');
});

test('a controlled order changes only with its prop', async () => {
  const onSortChange = vi.fn();
  render(table({ sort: { column: 'amount', direction: 'descending' }, onSortChange }));
  await userEvent.click(screen.getByRole('button', { name: 'Factuur' }));
  expect(onSortChange.mock.calls[0]?.[0]).toEqual({ column: 'number', direction: 'ascending' });
  expect(names()[0]).toBe('2600004');
});

test('rows that the caller sorts keep the given order', async () => {
  const columns = [{ id: 'n', header: 'Factuur', sortable: true, cell: rowKey }];
  render(table({ columns, rows: sampleInvoices(3).toReversed() }));
  await userEvent.click(screen.getByRole('button', { name: 'Factuur' }));
  expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe('ascending');
  expect(names()).toEqual(['2600002', '2600001', '2600000']);
});

test('rows are selected one by one, or a page by the header; a partial selection is indeterminate', async () => {
  const onSelectedChange = vi.fn();
  render(table({ selectable: true, onSelectedChange, bulkActions: <button type="button">Betaal</button> }));
  expect(screen.queryByRole('button', { name: 'Betaal' })).toBeNull();
  const all = tick('Selecteer alle rijen op deze pagina');
  // Cards have no header row that explains it: there its text is visible.
  expect(screen.getByText('Selecteer alle rijen op deze pagina').className).toContain('@min-[40rem]:hidden');
  await userEvent.click(tick('Selecteer 2600001'));
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  const bar = screen.getByRole('group', { name: 'Acties voor de selectie' });
  expect(within(bar).getByRole('button', { name: 'Betaal' })).toBeDefined();
  expect(screen.getByText('1 rij geselecteerd')).toBeDefined();
  await userEvent.click(all);
  expect([all.checked, all.indeterminate]).toEqual([true, false]);
  await userEvent.click(all);
  expect(all.checked).toBe(false);
  expect(onSelectedChange.mock.calls.map(([keys, { reason }]) => [keys.length, reason])).toEqual([
    [1, 'row'],
    [5, 'page'],
    [0, 'page'],
  ]);
});

function Removable() {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [rows, setRows] = useState(sampleInvoices(5));
  const remove = () => {
    setRows(rows.filter((row) => !selected.includes(rowKey(row))));
    setSelected([]);
  };
  return table({
    rows,
    selectable: true,
    selected,
    onSelectedChange: setSelected,
    bulkActions: (
      <button type="button" onClick={remove}>
        Verwijder
      </button>
    ),
  });
}

test('an action that clears the selection moves the focus to the checkbox in the header', async () => {
  render(<Removable />);
  await userEvent.click(tick('Selecteer 2600001'));
  screen.getByRole('button', { name: 'Verwijder' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(names()).toHaveLength(4);
  expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[0]);
});

test.each(['all at once', 'after the selection'] as const)(
  'without rows, removed %s, the focus moves to the table, whose headers are hidden',
  async (order) => {
    const { rerender } = render(
      table({
        selectable: true,
        selected: ['2600000'],
        bulkActions: <button type="button">Verwijder</button>,
      }),
    );
    act(() => screen.getByRole('button', { name: 'Verwijder' }).focus());
    if (order === 'after the selection') rerender(table({ selectable: true, selected: [] }));
    rerender(table({ selectable: true, selected: [], rows: [] }));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Facturen' }));
  },
);

test('clearing the selection moves the focus to the checkbox in the header', async () => {
  render(table({ selectable: true, defaultSelected: ['2600001'] }));
  await userEvent.click(screen.getByRole('button', { name: 'Wis selectie' }));
  expect(document.activeElement).toBe(tick('Selecteer alle rijen op deze pagina'));
  expect(screen.queryByRole('group')).toBeNull();
});

test('only one page is in the document; the total and each row’s index are announced', async () => {
  render(table({ rows: sampleInvoices(10_000), pageSize: 50, selectable: true }));
  expect(screen.getAllByRole('row')).toHaveLength(51);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001');
  await userEvent.click(screen.getByRole('button', { name: 'Volgende pagina' }));
  expect(screen.getByText('51–100 van 10.000')).toBeDefined();
  expect(screen.getAllByRole('row')[1]?.getAttribute('aria-rowindex')).toBe('52');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pagina' }), '200');
  expect(names().at(-1)).toBe('2609999');
  expect(screen.getByRole('button', { name: 'Volgende pagina' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(tick('Selecteer alle rijen op deze pagina'));
  await userEvent.click(screen.getByRole('button', { name: 'Selecteer alle 10.000 rijen' }));
  expect(screen.getByText('10.000 rijen geselecteerd')).toBeDefined();
});

test('more than 100 rows are paged by 50, unless the caller wants all of them', () => {
  const { rerender } = render(table({ rows: sampleInvoices(100) }));
  expect(screen.getAllByRole('row')).toHaveLength(101);
  rerender(table({ rows: sampleInvoices(101) }));
  expect(screen.getAllByRole('row')).toHaveLength(51);
  expect(screen.getByText('1–50 van 101')).toBeDefined();
  rerender(table({ rows: sampleInvoices(101), pageSize: Number.POSITIVE_INFINITY }));
  expect(screen.getAllByRole('row')).toHaveLength(102);
  expect(screen.queryByText(/van 101/)).toBeNull();
});

test('sorting returns to the first page', async () => {
  render(table({ rows: sampleInvoices(10), pageSize: 5, defaultPage: 2 }));
  await userEvent.click(screen.getByRole('button', { name: 'Factuur' }));
  expect(names()[0]).toBe('2600000');
});

test('the caller can give one page of many', async () => {
  const onPageChange = vi.fn();
  render(table({ rows: sampleInvoices(5), pageSize: 5, rowCount: 5000, page: 3, onPageChange }));
  expect(screen.getByText('11–15 van 5.000')).toBeDefined();
  expect(names()).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Vorige pagina' }));
  expect(onPageChange.mock.calls).toEqual([[2, { event: expect.anything() }]]);
});

test('a million rows paged by a back end have a short list of pages', () => {
  render(table({ rows: sampleInvoices(5), pageSize: 50, rowCount: 1_000_000, page: 777 }));
  const pager = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Pagina' });
  const pages = [...pager.options].map(({ text }) => text);
  expect(pages.length).toBeLessThan(200);
  expect(pager.value).toBe('777');
  expect([pages[0], pages.at(-1)]).toEqual(['1', '20.000']);
});

test('without rows it has no headers and no list that sorts; while loading it has', () => {
  const { container, rerender } = render(table({ rows: [] }));
  const isHidden = () => container.querySelector('thead')?.classList.contains('hidden');
  expect([isHidden(), screen.queryByRole('combobox')]).toEqual([true, null]);
  rerender(table({ rows: undefined }));
  expect(isHidden()).toBe(false);
  expect(screen.getByRole('combobox', { name: 'Sorteer op' })).toBeDefined();
});

test('cards, which have no headers, sort by a list that shows the order', async () => {
  const onSortChange = vi.fn();
  render(table({ onSortChange }));
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sorteer op' });
  expect(list.selectedOptions[0]?.text).toBe('Standaard');
  await userEvent.selectOptions(list, 'Bedrag, aflopend');
  expect(onSortChange.mock.calls[0]?.[0]).toEqual({ column: 'amount', direction: 'descending' });
  expect(list.selectedOptions[0]?.text).toBe('Bedrag, aflopend');
  expect(names()[0]).toBe('2600004');
  expect(screen.getByText('Gesorteerd op Bedrag, aflopend.')).toBeDefined();
});

test('without rows it shows the empty text; while loading it is busy', () => {
  const { rerender } = render(table({ rows: [] }));
  expect(screen.getByRole('cell').textContent).toBe('Er is hier nog niets.');
  rerender(table({ rows: [], loading: true }));
  expect(screen.getByText('De rijen worden geladen.')).toBeDefined();
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
});

test('on a card a cell without content has no line; the other rows keep theirs', () => {
  const columns: TableProps<SampleInvoice>['columns'] = [
    { id: 'number', header: 'Factuur', cell: ({ number }) => number },
    { id: 'note', header: 'Notitie', cell: ({ number }) => (number === '2600000' ? null : 'Betaald') },
  ];
  render(table({ columns, rows: sampleInvoices(2) }));
  const [empty, filled] = screen.getAllByRole('cell');
  expect(empty?.textContent).toBe('');
  expect(empty?.className).toContain('@max-[40rem]:hidden');
  expect(filled?.textContent).toBe('NotitieBetaald');
});

test('columns with one header sort apart', () => {
  const columns = sampleColumns.map((column) => ({ ...column, header: 'Datum' }));
  render(table({ columns }));
  const values = screen.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value);
  expect(new Set(values).size).toBe(values.length);
});

test('a table that is wider than its place is focusable under its own name, and only while it is', () => {
  const measured: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(measure: () => void) {
        measured.push(measure);
      }
      observe() {}
      disconnect() {}
    },
  );
  const width = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(700);
  render(<style>{'[data-slot=table-scroller] { overflow-x: auto }'}</style>);
  render(table());
  expect(screen.getByRole('region', { name: 'Facturen' }).tabIndex).toBe(0);
  width.mockReturnValue(700);
  act(() => measured.at(-1)?.());
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('table').parentElement?.tabIndex).toBe(-1);
});

test('a table that scrolls in a box is focusable under its own name', () => {
  render(table({ scroll: 'box' }));
  expect(screen.getByRole('region', { name: 'Facturen' }).tabIndex).toBe(0);
});
