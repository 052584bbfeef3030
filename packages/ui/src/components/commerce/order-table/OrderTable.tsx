import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '#useLabels';
import type { PartLabels } from '../../../labels/Labels.ts';
import { orderTableLabels } from '../../../labels/orderTableLabels.ts';
import { OrderTableRow, type OrderTableRowProps } from './OrderTableRow.tsx';

export type OrderTableProps = Omit<ComponentProps<'table'>, 'children'> & {
  /** The orders, the newest first. */
  rows: readonly Omit<OrderTableRowProps, 'labels'>[] | undefined;
  /** The accessible name of the table. */
  caption?: ReactNode;
  labels?: PartLabels<'orderTable'> | undefined;
};

/** The order history: a table with one order per row; on phones each row is a card with the same cells. */
export function OrderTable({ rows: given, caption, labels, className, ...rest }: OrderTableProps) {
  const text = useLabels('orderTable', orderTableLabels, labels);
  const rows = given ?? [];
  const withStatus = rows.some((row) => Boolean(row.status));
  const withReference = rows.some((row) => Boolean(row.reference));
  const withAction = rows.some((row) => Boolean(row.action));
  const head = 'py-2 not-last:pe-4 font-normal text-ink-2';
  return (
    <table
      aria-busy={given === undefined || undefined}
      {...rest}
      data-slot="order-table"
      // Amounts and words do not wrap; user-entered references do (see the row).
      className={cx('w-full border-collapse max-wide:block wide:wrap-normal', className)}
    >
      <caption className="sr-only">{caption || text.caption}</caption>
      <thead className="border-t-2 border-b border-t-ink border-b-rule max-wide:sr-only">
        <tr>
          <th scope="col" className={cx(head, 'text-start')}>
            {text.number}
          </th>
          <th scope="col" className={cx(head, 'text-start')}>
            {text.date}
          </th>
          {withReference && (
            <th scope="col" className={cx(head, 'text-start')}>
              {text.reference}
            </th>
          )}
          <th scope="col" className={cx(head, 'text-end')}>
            {text.products}
          </th>
          {withStatus && (
            <th scope="col" className={cx(head, 'text-start', 'ps-4')}>
              {text.status}
            </th>
          )}
          <th scope="col" className={cx(head, 'text-end', withAction && 'pr-0!')}>
            {text.total}
          </th>
          {withAction && (
            <th scope="col" className={cx(head, 'text-start')}>
              <span className="sr-only">{text.action}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody className="max-wide:grid max-wide:gap-3">
        {rows.map((row) => (
          <OrderTableRow
            key={row.href}
            labels={text}
            {...row}
            status={withStatus ? (row.status ?? '') : undefined}
            reference={withReference ? (row.reference ?? '') : undefined}
            action={withAction ? (row.action ?? '') : undefined}
          />
        ))}
      </tbody>
    </table>
  );
}
