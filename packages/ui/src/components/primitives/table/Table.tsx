'use client';

import { cx, type VariantProps } from 'class-variance-authority';
import {
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useLabels } from '#useLabels';
import { announce } from '../../../internals/hooks/announce.ts';
import { useValue } from '../../../internals/hooks/useValue.ts';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { formatLabel } from '../../../labels/formatLabel.ts';
import { formatNumber } from '../../../labels/formatNumber.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { tableLabels } from '../../../labels/tableLabels.ts';
import { prepareSort, sortRows } from './sortRows.ts';
import { TableBulkBar } from './TableBulkBar.tsx';
import { TableCheckbox } from './TableCheckbox.tsx';
import type { TableColumn, TableSort } from './TableColumn.ts';
import { TableHeaderCell } from './TableHeaderCell.tsx';
import { TableNoRows } from './TableNoRows.tsx';
import { TablePager } from './TablePager.tsx';
import { TableRow } from './TableRow.tsx';
import { TableSortSelect } from './TableSortSelect.tsx';
import { tableVariants } from './tableVariants.ts';
import { useSidewaysOverflow } from './useSidewaysOverflow.ts';

export interface TableSelectionDetails extends ChangeDetails {
  readonly reason: 'row' | 'page' | 'all' | 'clear';
}

export interface TableProps<Row>
  extends Omit<ComponentProps<'div'>, 'children'>,
    VariantProps<typeof tableVariants> {
  /** Accessible name of the table. */
  caption: string;
  /** The columns in their order. */
  columns: readonly TableColumn<Row>[];
  /** The rows: all of them, or with `rowCount` those of this page; `undefined` while they load. */
  rows: readonly Row[] | undefined;
  /** Key of a row, unique across pages. */
  rowKey: (row: Row) => string;
  /** Name of a row for its checkbox: 'Selecteer 000000042'. Default: its key. */
  rowName?: ((row: Row) => string) | undefined;
  /** The order (controlled); `null` is the order of `rows`. */
  sort?: TableSort | null | undefined;
  /** The initial order (uncontrolled). */
  defaultSort?: TableSort | null | undefined;
  /** Called when the user sorts: by a header, or on cards by a list. */
  onSortChange?: ((sort: TableSort, details: ChangeDetails) => void) | undefined;
  /** Whether each row has a checkbox, and the header one for the page. */
  selectable?: boolean | undefined;
  /** Keys of the selected rows (controlled). */
  selected?: readonly string[] | undefined;
  /** Keys of the rows selected initially (uncontrolled). */
  defaultSelected?: readonly string[] | undefined;
  /** Called with the keys of all selected rows. */
  onSelectedChange?: ((selected: readonly string[], details: TableSelectionDetails) => void) | undefined;
  /** Actions on the selected rows: `Button`s, shown while there is a selection. */
  bulkActions?: ReactNode;
  /** Rows per page. Default: 50 above 100 rows, otherwise all. `Infinity` shows all, which may be slow. */
  pageSize?: number | undefined;
  /** The page, from 1 (controlled). */
  page?: number | undefined;
  /** The initial page (uncontrolled). */
  defaultPage?: number | undefined;
  /** Called with the requested page, from 1. */
  onPageChange?: ((page: number, details: ChangeDetails) => void) | undefined;
  /** The total number of rows, when `rows` has those of this page only. */
  rowCount?: number | undefined;
  /** Whether the headers stay visible. */
  stickyHeader?: boolean | undefined;
  /** Whether rows are loading; by default while `rows` are `undefined`. Previous rows pulse. */
  loading?: boolean | undefined;
  /** Shown instead of rows when there are none: an `EmptyState`. */
  empty?: ReactNode;
  labels?: PartLabels<'table'> | undefined;
}

/** Most rows in the document at once by default. */
const maxRows = 100;
const ownPageSize = 50;

const noRows: readonly never[] = [];

/** A table with sorting, selection and paging; in narrow containers rows are cards. Renders a `<div>`. */
export function Table<Row>({
  caption,
  columns,
  rows: givenRows,
  rowKey,
  rowName = rowKey,
  sort: givenSort,
  defaultSort = null,
  onSortChange,
  selectable = false,
  selected: givenSelected,
  defaultSelected = [],
  onSelectedChange,
  bulkActions,
  pageSize,
  page: givenPage,
  defaultPage = 1,
  onPageChange,
  rowCount,
  stickyHeader = false,
  loading = givenRows === undefined,
  empty,
  density,
  scroll,
  labels,
  className,
  ...props
}: TableProps<Row>) {
  const rows = givenRows ?? noRows;
  const text = useLabels('table', tableLabels, labels);
  const { locale } = text;
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  /** Whether the bar of the selection was removed while it had the focus. */
  const lostFocus = useRef(false);
  const scrolls = useSidewaysOverflow(scroller) || scroll === 'box';
  /** The requested order, while it is prepared. */
  const asked = useRef<TableSort>(null);
  const [sort, setSort] = useValue(givenSort, defaultSort, undefined);
  const [selected, setSelected] = useValue(givenSelected, defaultSelected, undefined);
  const [keptPage, setPage] = useValue(givenPage, defaultPage, onPageChange);

  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy;
  const direction = sort?.direction;
  const sorted = useMemo(
    () => (sortBy && direction ? sortRows(rows, sortBy, direction, locale) : rows),
    [rows, sortBy, direction, locale],
  );
  const chosen = useMemo(() => new Set(selected), [selected]);

  const count = rowCount ?? rows.length;
  const ownSize = rowCount === undefined && count > maxRows ? ownPageSize : Number.POSITIVE_INFINITY;
  const size = pageSize ?? ownSize;
  const isPaged = Number.isFinite(size);
  const page = Math.min(Math.max(keptPage, 1), Math.max(Math.ceil(count / size), 1));
  const start = isPaged ? (page - 1) * size : 0;
  // With `rowCount`, `rows` are those of this page.
  const shown = isPaged && rowCount === undefined ? sorted.slice(start, start + size) : sorted;
  const isEmpty = shown.length === 0 && !loading;
  const shownKeys = shown.map(rowKey);
  const chosenHere = shownKeys.filter((key) => chosen.has(key)).length;
  const headerId = (columns.find(({ rowHeader }) => rowHeader) ?? columns[0])?.id;

  // The headers are hidden without rows: a focus in them, or one that belongs there, moves to the scroller.
  useLayoutEffect(() => {
    const isLost = lostFocus.current;
    lostFocus.current = false;
    if (isEmpty && (isLost || head.current?.contains(document.activeElement)))
      scroller.current?.focus({ preventScroll: true });
    else if (isLost) head.current?.querySelector('input')?.focus();
  });

  async function sortOn(wanted: TableSort, event: SyntheticEvent) {
    const column = columns.find(({ id }) => id === wanted.column);
    const next = column?.sortBy;
    asked.current = wanted;
    const preparing = next && prepareSort(rows, next, locale);
    if (preparing) await preparing;
    if (asked.current !== wanted) return;
    asked.current = null;
    setSort(wanted);
    onSortChange?.(wanted, { event });
    if (isPaged && page !== 1) setPage(1, { event });
    announce(formatLabel(text[wanted.direction], { column: column?.header ?? '' }, locale));
  }

  /** A header sorts in ascending order, pressed again in reverse. */
  function press({ id }: TableColumn<Row>, event: SyntheticEvent) {
    const before = asked.current ?? sort;
    const isAscending = before?.column === id && before.direction === 'ascending';
    return sortOn({ column: id, direction: isAscending ? 'descending' : 'ascending' }, event);
  }

  function select(next: readonly string[], details: TableSelectionDetails) {
    setSelected(next);
    onSelectedChange?.(next, details);
    const { length } = next;
    announce(`${formatNumber(length, locale)} ${formatLabel(text.selected, { count: length }, locale)}`);
  }

  const selectPage = (event: SyntheticEvent) => {
    const here = new Set(shownKeys);
    const others = selected.filter((key) => !here.has(key));
    select(chosenHere === shown.length ? others : [...others, ...shownKeys], { event, reason: 'page' });
  };

  // A tab stop while it scrolls; without rows it gets the focus of the hidden headers, and a name.
  const focusable = {
    tabIndex: scrolls ? 0 : -1,
    ...((scrolls || isEmpty) && { role: scrolls ? 'region' : 'group', 'aria-labelledby': captionId }),
  };

  return (
    <div
      {...props}
      data-slot="table"
      data-sticky={stickyHeader || scroll === 'box' || undefined}
      className={cx(tableVariants({ density, scroll }), className)}
    >
      {!isEmpty && <TableSortSelect columns={columns} sort={sort} onSort={sortOn} labels={text} />}
      <div
        ref={scroller}
        data-slot="table-scroller"
        // Columns that do not fit scroll, not the page. A sticky header would stick to the scroller.
        className={cx(!stickyHeader && scroll !== 'box' && 'relative @min-[40rem]:overflow-x-auto')}
        {...focusable}
      >
        <table
          aria-busy={loading || undefined}
          aria-rowcount={isPaged ? count + 1 : undefined}
          className="w-full border-separate border-spacing-0 @max-[40rem]:block"
        >
          <caption id={captionId} className="sr-only">
            {caption}
          </caption>
          <thead
            ref={head}
            // Without rows no header names anything.
            className={isEmpty ? 'hidden' : cx('@max-[40rem]:block', selectable && '@max-[40rem]:pb-3')}
          >
            <tr className="@max-[40rem]:flex @max-[40rem]:items-center">
              {selectable && (
                <th
                  scope="col"
                  className="border-t-2 border-b border-t-ink border-b-rule bg-background ps-3 pe-4 top-0 z-10 @min-[40rem]:group-data-sticky/table:sticky @max-[40rem]:border-0 @max-[40rem]:px-2.5"
                >
                  <TableCheckbox
                    label={text.selectPage}
                    labelOnCards
                    checked={shown.length > 0 && chosenHere === shown.length}
                    indeterminate={chosenHere > 0 && chosenHere < shown.length}
                    onChange={selectPage}
                  />
                </th>
              )}
              {columns.map((column) => (
                <TableHeaderCell
                  key={column.id}
                  column={column}
                  direction={sort?.column === column.id ? direction : undefined}
                  onSort={(event) => press(column, event)}
                />
              ))}
            </tr>
          </thead>
          <tbody
            className={cx('@max-[40rem]:grid @max-[40rem]:gap-3', loading && 'motion-safe:animate-breathe')}
          >
            {shown.map((row, index) => {
              const key = rowKey(row);
              return (
                <TableRow
                  key={key}
                  row={row}
                  columns={columns}
                  headerId={headerId}
                  // The headers are the first row.
                  index={isPaged ? start + index + 2 : undefined}
                  selected={chosen.has(key)}
                  checkbox={
                    selectable && (
                      <TableCheckbox
                        label={formatLabel(text.selectRow, { name: rowName(row) }, locale)}
                        checked={chosen.has(key)}
                        onChange={(event) =>
                          select(
                            chosen.has(key) ? selected.filter((each) => each !== key) : [...selected, key],
                            { event, reason: 'row' },
                          )
                        }
                      />
                    )
                  }
                />
              );
            })}
            {shown.length === 0 && (
              <TableNoRows
                width={columns.length + Number(selectable)}
                loading={loading ? text.loading : undefined}
                empty={empty}
                emptyText={text.empty}
              />
            )}
          </tbody>
        </table>
      </div>
      {isPaged && count > size && (
        <TablePager
          page={page}
          pageSize={size}
          rowCount={count}
          onPageChange={(next, event) => setPage(next, { event })}
          labels={text}
        />
      )}
      {selected.length > 0 && selectable && (
        <TableBulkBar
          count={selected.length}
          rowCount={count}
          onSelectAll={
            rowCount === undefined && selected.length < count
              ? (event) => select(rows.map(rowKey), { event, reason: 'all' })
              : undefined
          }
          onClear={(event) => select([], { event, reason: 'clear' })}
          onFocusLost={() => {
            lostFocus.current = true;
          }}
          labels={text}
        >
          {bulkActions}
        </TableBulkBar>
      )}
    </div>
  );
}
