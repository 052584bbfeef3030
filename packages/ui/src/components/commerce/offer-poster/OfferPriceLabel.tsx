import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { PriceLabel, type PriceParts } from '../price-label/PriceLabel.tsx';

export type OfferPriceLabelProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The product of the price: `'Maat 4'`. */
  name: string;
  /** The contents of the pack, shown without a price: `'8–14 kg · 4 × 44 stuks'`. */
  contents?: string | undefined;
  /** Omit it for visitors who are not logged in: the label then shows the name and the contents. */
  price?: (PriceParts & { unit?: string | undefined }) | undefined;
};

/** A white label below the rail of an offer: name and price. */
export function OfferPriceLabel({ name, contents, price, className, ...rest }: OfferPriceLabelProps) {
  return (
    <div
      {...rest}
      data-slot="offer-price-label"
      className={cx(
        '@container rounded-b-label border border-t-0 border-rule bg-surface px-1.5 py-2 @min-[58rem]:px-3',
        className,
      )}
    >
      <p className="mb-1 text-15 leading-tight font-medium">{name}</p>
      {!price && contents && <p className="text-13 text-ink-2">{contents}</p>}
      {price && (
        <PriceLabel
          {...price}
          className="min-h-0! border-0! p-0! @max-[7.5rem]:[--integer:2.25rem] @max-[6rem]:[--integer:1.75rem]"
        />
      )}
    </div>
  );
}
