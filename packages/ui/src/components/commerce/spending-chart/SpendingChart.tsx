import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useLabels } from '#useLabels';
import { joinIds } from '../../../internals/props/joinIds.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { spendingChartLabels } from '../../../labels/spendingChartLabels.ts';
import { amountFormat } from './amountFormat.ts';
import { SpendingColumns } from './SpendingColumns.tsx';
import { SpendingRows } from './SpendingRows.tsx';

export interface SpendingAmount {
  readonly id: string | number;
  /** `'mrt'`, `'Luiers'`. */
  readonly label: string;
  /** Negative if more was credited than bought. */
  readonly amount: number;
}

export interface SpendingChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The amounts, one bar each; months in chronological order. */
  amounts: readonly SpendingAmount[] | undefined;
  /** The subject: `'Uitgaven in 2026, excl. btw'`. */
  caption: ReactNode;
  /** Vertical columns for months, horizontal rows for categories, whose names are longer. */
  layout?: 'columns' | 'rows' | undefined;
  /** Currency code (ISO 4217). */
  currency?: string | undefined;
  labels?: PartLabels<'spendingChart'> | undefined;
}

/** The spending per month or per category: a chart, and a table with the same amounts. Renders a `<figure>`. */
export function SpendingChart({
  amounts,
  caption,
  layout = 'columns',
  currency = 'EUR',
  labels,
  className,
  ...props
}: SpendingChartProps) {
  const text = useLabels('spendingChart', spendingChartLabels, labels);
  const id = useId();
  const code = currency || 'EUR';
  const inFull = amountFormat(text.locale, { currency: code });
  const Chart = layout === 'columns' ? SpendingColumns : SpendingRows;
  const total = amounts?.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  const cell = 'border-b border-rule py-2';
  return (
    <figure
      aria-busy={amounts === undefined || undefined}
      {...props}
      aria-labelledby={joinIds(id, props['aria-labelledby'])}
      data-slot="spending-chart"
      className={cx('grid min-w-0 gap-4 wrap-anywhere text-ink', className)}
    >
      <figcaption id={id} className="text-17 leading-tight font-heading">
        {caption}
      </figcaption>
      {amounts?.length === 0 && <p className="border-t-2 border-rail pt-3 text-15 text-ink-2">{text.none}</p>}
      {amounts && amounts.length > 0 && (
        <>
          <Chart amounts={amounts} currency={code} locale={text.locale} />
          <details data-slot="spending-table">
            <summary className="flex min-h-control w-fit cursor-pointer items-center text-15 font-bold underline decoration-[1.5px] underline-offset-4 hover:decoration-[3px]">
              {text.table}
            </summary>
            <table aria-labelledby={id} className="w-full border-collapse text-15">
              <thead className="border-t-2 border-ink text-ink-2">
                <tr>
                  <th scope="col" className={cx(cell, 'pe-4 text-start font-normal')}>
                    {layout === 'columns' ? text.month : text.category}
                  </th>
                  <th scope="col" className={cx(cell, 'text-end font-normal')}>
                    {text.amount}
                  </th>
                </tr>
              </thead>
              <tbody>
                {amounts.map(({ id: key, label, amount }) => (
                  <tr key={key}>
                    <th scope="row" className={cx(cell, 'pe-4 text-start font-normal')}>
                      {label}
                    </th>
                    <td className={cx(cell, 'text-end wrap-normal whitespace-nowrap')}>{inFull(amount)}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot className="font-bold">
                <tr>
                  <th scope="row" className="py-2 pe-4 text-start">
                    {text.total}
                  </th>
                  <td className="py-2 text-end wrap-normal whitespace-nowrap">{inFull(total)}</td>
                </tr>
              </tfoot>
            </table>
          </details>
        </>
      )}
    </figure>
  );
}
