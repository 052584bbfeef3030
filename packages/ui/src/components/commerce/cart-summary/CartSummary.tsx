import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinIds } from '../../../internals/props/joinIds.ts';
import { PriceLabel, type PriceParts } from '../price-label/PriceLabel.tsx';
import { CartSummaryRow, type CartSummaryRowProps } from './CartSummaryRow.tsx';

export type CartSummaryProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** `'Overzicht'`, `'Jouw bestelling'`. */
  title: string;
  /** Groups of rows, separated by rules. */
  rows: readonly (readonly CartSummaryRowProps[])[] | undefined;
  /** The total at the bottom: `'Totaal incl. btw'`. */
  total?: { label: string; price: PriceParts } | undefined;
  /** `CartMeter`. */
  meter?: ReactNode;
  /** The order button. */
  action?: ReactNode;
  /** Why ordering is blocked, below the button: a sentence, or a list of links to what must be corrected. */
  blocked?: ReactNode;
  /** A muted sentence below the button. */
  note?: ReactNode;
  /** `CouponField`, `OrderReferenceField`. */
  fields?: ReactNode;
};

/** The panel beside cart and payment: meter, amounts, total, order button and fields that change the total. */
export function CartSummary({
  title,
  rows = [],
  total,
  meter,
  action,
  blocked,
  note,
  fields,
  className,
  ...rest
}: CartSummaryProps) {
  const id = useId();
  return (
    <section
      {...rest}
      aria-labelledby={joinIds(id, rest['aria-labelledby'])}
      data-slot="cart-summary"
      className={cx(
        'rounded-b-label border rail-t border-rule border-t-rail bg-surface p-4 wide:p-6',
        className,
      )}
    >
      <h2 id={id} className="text-22">
        {title}
      </h2>
      {meter && <div className="pt-4">{meter}</div>}
      {rows.map((group) =>
        group.length === 0 ? null : (
          <dl key={group[0]?.label} className="border-b border-rule py-2">
            {group.map((row) => (
              <CartSummaryRow key={row.label} {...row} />
            ))}
          </dl>
        ),
      )}
      {total && (
        <div data-slot="total" className="flex flex-wrap items-end justify-between gap-3 pt-4 pb-4">
          <p className="text-17 leading-none font-bold">{total.label}</p>
          <PriceLabel size="total" {...total.price} />
        </div>
      )}
      {action && <div className="grid *:w-full">{action}</div>}
      {blocked && <div className="pt-2 leading-snug font-bold text-danger [&_a]:underline">{blocked}</div>}
      {note && <div className="pt-3 text-13 text-ink-2">{note}</div>}
      {fields && <div className="grid gap-4 pt-4">{fields}</div>}
    </section>
  );
}
