import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '#useLabels';
import { formatLabel } from '../../../labels/formatLabel.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { tierPricesLabels } from '../../../labels/tierPricesLabels.ts';

export interface PriceTier {
  readonly from: number;
  /** '€ 12,45'. */
  readonly price: ReactNode;
  /** The saving: '8%'. */
  readonly saving?: ReactNode;
}

export interface TierPricesProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** Sorted by ascending quantity. */
  tiers: readonly PriceTier[] | undefined;
  /** The ordered quantity: the tier that applies is marked, and a note has the units that the next tier needs. */
  quantity?: number | undefined;
  /** The unit of a price: 'per doos'. */
  unit?: ReactNode;
  labels?: PartLabels<'tierPrices'> | undefined;
}

/** Prices of a product by quantity; the one that applies is highlighted. Renders a `<table>`. */
export function TierPrices({ tiers = [], quantity = 0, unit, labels, className, ...props }: TierPricesProps) {
  const text = useLabels('tierPrices', tierPricesLabels, labels);
  const current = tiers.findLastIndex(({ from }) => quantity >= from);
  const next = quantity > 0 ? tiers[current + 1] : undefined;
  const withSaving = tiers.some(({ saving }) => Boolean(saving));
  const head = 'border-t-2 border-b border-t-ink border-b-rule px-2 py-1.5 font-normal text-ink-2';
  const cell = 'border-b border-rule px-2 py-1.5';
  return (
    <table
      {...props}
      data-slot="tier-prices"
      className={cx('w-full border-separate border-spacing-0 text-15', className)}
    >
      <caption className="sr-only">{text.caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={cx(head, 'text-start')}>
            {text.quantity}
          </th>
          <th scope="col" className={cx(head, 'text-end')}>
            {unit || text.price}
          </th>
          {withSaving && (
            <th scope="col" className={cx(head, 'min-w-[88px] text-end')}>
              {text.saving}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ from, price, saving }, index) => (
          <tr
            key={from}
            data-current={index === current || undefined}
            className="data-current:bg-accent data-current:text-on-accent data-current:outline-2 data-current:-outline-offset-2"
          >
            <th scope="row" className={cx(cell, 'min-w-[88px] text-start font-medium')}>
              {formatLabel(text.from, { quantity: from }, text.locale)}
              {index === current && <span className="sr-only"> ({text.current})</span>}
            </th>
            <td className={cx(cell, 'min-w-[88px] type-numeral text-end text-17')}>{price}</td>
            {withSaving && <td className={cx(cell, 'text-end')}>{saving}</td>}
          </tr>
        ))}
      </tbody>
      {next && (
        <tfoot>
          <tr>
            <td colSpan={withSaving ? 3 : 2} className="px-2 pt-2 text-13 font-medium text-positive">
              {formatLabel(text.next, { count: next.from - quantity }, text.locale)}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
