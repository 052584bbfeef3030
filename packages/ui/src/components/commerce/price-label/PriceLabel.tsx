import { cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLabels } from '#useLabels';
import type { PartLabels } from '../../../labels/Labels.ts';
import { priceLabelLabels } from '../../../labels/priceLabelLabels.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { PriceFigure } from './PriceFigure.tsx';
import { priceLabelVariants } from './priceLabelVariants.ts';

/** '99.999' has its full size; longer prices, from '100.000' on, shrink in narrow containers. */
const long = /.{7}/;

export interface PriceParts {
  /** The whole euros with thousands separators: '26', '1.234'. */
  readonly integer: string;
  /** The cents, two digits: '95'. */
  readonly fraction: string;
  /** The price for screen readers: '26 euro 95'. */
  readonly spoken: string;
}

export interface PriceLabelProps
  extends Omit<ComponentProps<'div'>, 'children'>,
    PriceParts,
    VariantProps<typeof priceLabelVariants> {
  /** The unit of the price: 'per doos'. */
  unit?: string | undefined;
  /** The price per piece, liter or kilo, on a line of its own: '€ 0,15 per luier'. */
  measurePrice?: string | undefined;
  /** The original price, struck through at the end. */
  originalPrice?: PriceParts | undefined;
  labels?: PartLabels<'priceLabel'> | undefined;
}

/** A price, with raised cents and the unit below; red on the sale tint with `sale`. Renders a `<div>`. */
export function PriceLabel({
  integer,
  fraction,
  spoken,
  unit,
  measurePrice,
  originalPrice,
  size = 'card',
  sale = false,
  labels,
  className,
  ...props
}: PriceLabelProps) {
  const text = useLabels('priceLabel', priceLabelLabels, labels);
  return (
    <div
      {...props}
      data-slot="price-label"
      data-sale={sale || undefined}
      data-long={long.test(integer) || undefined}
      className={cx(priceLabelVariants({ size, sale }), className)}
    >
      {originalPrice && (
        <VisuallyHidden>
          {text.originalPrice} <s>{originalPrice.spoken}</s> {text.price}{' '}
        </VisuallyHidden>
      )}
      <VisuallyHidden>{unit ? `${spoken} ${unit}` : spoken}</VisuallyHidden>
      <PriceFigure
        aria-hidden
        integer={integer}
        fraction={fraction}
        unit={unit}
        large={size === 'panel'}
        className={sale ? 'text-sale-text' : 'text-ink'}
      />
      {originalPrice && (
        <span aria-hidden data-slot="price-old" className="ms-auto text-end text-ink">
          {size === 'panel' && <span className="block text-17 leading-tight">{text.originalPrice}</span>}
          <s
            className={cx(
              'whitespace-nowrap',
              size === 'panel'
                ? 'text-22 font-bold [font-stretch:80%]'
                : 'text-15 leading-none [font-stretch:85%]',
            )}
          >
            {originalPrice.integer}
            {text.decimal}
            {originalPrice.fraction}
          </s>
        </span>
      )}
      {measurePrice && (
        <span data-slot="measure-price" className="basis-full text-13 leading-tight text-ink-2">
          {measurePrice}
        </span>
      )}
    </div>
  );
}
