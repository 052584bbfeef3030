import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { TableColumn } from './TableColumn.ts';
import { tableCellVariants } from './tableVariants.ts';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  headerId: string | undefined;
  /** Its index among all rows, headers included, when not all are in the document. */
  index: number | undefined;
  selected: boolean;
  checkbox?: ReactNode;
}

/** One row, shown as a card where columns do not fit. */
export function TableRow<Row>({ row, columns, headerId, index, selected, checkbox }: TableRowProps<Row>) {
  const line = '@min-[40rem]:border-b @min-[40rem]:border-rule';
  return (
    <tr
      aria-rowindex={index}
      data-selected={selected || undefined}
      className="@max-[40rem]:relative @max-[40rem]:grid @max-[40rem]:grid-cols-[minmax(0,1fr)] @max-[40rem]:gap-1 @max-[40rem]:rail-t @max-[40rem]:border-t-rail @max-[40rem]:bg-surface @max-[40rem]:p-4 hover:bg-surface data-selected:bg-surface"
    >
      {checkbox && (
        <td
          className={cx(
            line,
            'py-(--cell) ps-3 pe-4 @min-[40rem]:w-px @max-[40rem]:absolute @max-[40rem]:end-4 @max-[40rem]:top-4 @max-[40rem]:p-0',
          )}
        >
          {checkbox}
        </td>
      )}
      {columns.map(({ id, header, headerHidden, cell, numeric = false, width = 'auto', ...column }) => {
        const align = column.align ?? (numeric ? 'end' : 'start');
        const className = cx(line, tableCellVariants({ align, numeric, width }));
        if (id === headerId) {
          return (
            <th
              key={id}
              scope="row"
              className={cx(className, 'font-bold @max-[40rem]:text-17', checkbox && '@max-[40rem]:pe-11')}
            >
              {cell(row)}
            </th>
          );
        }
        const content = cell(row);
        const isEmpty = content === null || content === undefined || content === '' || content === false;
        if (isEmpty) return <td key={id} className={cx(line, '@max-[40rem]:hidden')} />;
        return (
          <td
            key={id}
            className={cx(
              className,
              '@max-[40rem]:flex @max-[40rem]:flex-wrap @max-[40rem]:gap-x-4',
              '@max-[40rem]:has-[input,select]:items-center @max-[40rem]:has-[input,select]:py-1',
              // Beside its header, or below it where both do not fit, the content is at the end; a long text begins there.
              headerHidden || width === 'fill'
                ? '@max-[40rem]:justify-between'
                : '@max-[40rem]:justify-end-safe @max-[40rem]:text-end',
            )}
          >
            {!headerHidden && (
              <span
                aria-hidden
                className="min-w-0 grow text-start font-normal text-ink-2 @min-[40rem]:hidden"
              >
                {header}
              </span>
            )}
            {content}
          </td>
        );
      })}
    </tr>
  );
}
