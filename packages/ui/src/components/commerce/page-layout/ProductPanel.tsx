import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

/** The meaning of a fact: plain, good news, or a shortage. */
export const productFactVariants = cva('leading-snug font-bold', {
  variants: { tone: { plain: '', positive: 'text-positive', warning: 'text-warning' } },
  defaultVariants: { tone: 'plain' },
});

export type ProductPanelProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** `PriceLabel` of size `panel`, or a `PricePrompt`. */
  price: ReactNode;
  /** Article number, stock, delivery. */
  facts?:
    | readonly (VariantProps<typeof productFactVariants> & { label: string; value: ReactNode })[]
    | undefined;
  /** `DealPictures` and the condition of the deal. */
  deal?: ReactNode;
  /** `AddToCart` of size `panel`; without it and `favourite` the panel ends with the facts. */
  action?: ReactNode;
  /** `FavouriteButton` with `appearance="text"`. */
  favourite?: ReactNode;
};

/** The panel of a product page: price, facts, deal, order button. Rules separate its rows. */
export function ProductPanel({
  price,
  facts = [],
  deal,
  action,
  favourite,
  className,
  ...rest
}: ProductPanelProps) {
  return (
    <div
      {...rest}
      data-slot="product-panel"
      className={cx(
        '@container divide-y divide-rule overflow-clip rounded-label border border-rule bg-surface',
        className,
      )}
    >
      {price}
      {facts.length > 0 && (
        <dl className="flex flex-wrap gap-px bg-rule">
          {facts.map(({ label, value, tone }) => (
            <div key={label} className="max-w-full grow bg-surface px-4 py-3 @lg:px-6">
              <dt className="text-13 text-ink-2">{label}</dt>
              <dd className={productFactVariants({ tone })}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {deal && (
        <div className="flex flex-col gap-3 p-4 @sm:flex-row @sm:items-center @sm:gap-4 @lg:px-6">{deal}</div>
      )}
      {(action || favourite) && (
        <div className="p-4 @lg:p-6 @lg:pb-4">
          {action}
          {favourite && <div className="pt-2">{favourite}</div>}
        </div>
      )}
    </div>
  );
}
