import { cx } from 'class-variance-authority';
import type { MouseEvent } from 'react';
import { ArrowDown } from '../../../icons/ArrowDown.tsx';
import { ArrowUp } from '../../../icons/ArrowUp.tsx';
import { ChevronsUpDown } from '../../../icons/ChevronsUpDown.tsx';
import type { TableColumn, TableSort } from './TableColumn.ts';
import { tableCellVariants } from './tableVariants.ts';

interface TableHeaderCellProps {
  column: Pick<
    TableColumn<never>,
    'header' | 'headerHidden' | 'align' | 'numeric' | 'width' | 'sortBy' | 'sortable'
  >;
  /** The direction of this column; undefined when the table is not sorted by it. */
  direction: TableSort['direction'] | undefined;
  onSort: (event: MouseEvent) => void;
}

/** Words are not broken, except one that would push out other columns. */
const longWord = 'max-w-60 @min-[40rem]:wrap-break-word';

/** The header of a column, with a button if it is sortable. On cards it is visually hidden, and a list sorts. */
export function TableHeaderCell({ column, direction, onSort }: TableHeaderCellProps) {
  const { header, headerHidden, numeric = false, align = numeric ? 'end' : 'start', width = 'auto' } = column;
  const sorts = column.sortable || column.sortBy !== undefined;
  const Arrow = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={cx(
        tableCellVariants({ align, numeric, width }),
        '@min-[40rem]:wrap-normal border-t-2 border-b border-t-ink border-b-rule bg-background font-normal text-ink-2 top-0 z-10 @min-[40rem]:group-data-sticky/table:sticky',
        '@max-[40rem]:sr-only',
        sorts && 'py-0!',
      )}
    >
      {/* On cards, where its button is hidden. */}
      {sorts && <span className="@min-[40rem]:hidden">{header}</span>}
      {sorts ? (
        <button
          type="button"
          onClick={onSort}
          className={cx(
            'inline-flex align-middle min-h-control-small max-w-full items-center gap-1.5 hover:text-ink hover:underline',
            // The scroller clips at the header's border, so the outline follows the border instead of the text.
            'underline-offset-4 -outline-offset-1 @max-[40rem]:hidden',
            align === 'end' ? 'flex-row-reverse text-end' : 'text-start',
            direction && 'font-bold text-ink',
          )}
        >
          <span className={longWord}>{header}</span>
          <Arrow
            aria-hidden
            className={cx('size-5 shrink-0 rounded-label p-0.5', direction && 'bg-accent text-on-accent')}
          />
        </button>
      ) : (
        <span className={headerHidden ? 'sr-only' : cx('inline-block', longWord)}>{header}</span>
      )}
    </th>
  );
}
