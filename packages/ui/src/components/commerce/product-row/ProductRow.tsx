import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '#useLabels';
import type { PartLabels } from '../../../labels/Labels.ts';
import { productRowLabels } from '../../../labels/productRowLabels.ts';
import { Link } from '../../../link/Link.tsx';
import { StruckAmount } from '../cart-line/StruckAmount.tsx';

export interface ProductRowProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** The page of the product. */
  href: string;
  /** The name of the product, the text of its link. */
  name: string;
  /** `'12 × 1 liter'`. */
  contents?: string | undefined;
  /** The article number in groups: `101 404`. */
  articleNumber?: string | undefined;
  /** `'Btw 9 %'`, after the article number. */
  vat?: string | undefined;
  /** A `ProductPicture` with an empty `alt`. */
  picture?: ReactNode;
  /** A `Tag`. */
  tag?: ReactNode;
  /** `'€ 13,80'`, or a `PricePrompt` for visitors. */
  price?: ReactNode;
  /** `'€ 16,20'`, struck through above the price. */
  originalPrice?: string | undefined;
  /** `'per doos'`. */
  unit?: string | undefined;
  /** The price per piece, liter or kilo, on a line of its own: `'€ 0,15 per luier'`. */
  measurePrice?: string | undefined;
  /** An `AddToCart` of size `row`. */
  action?: ReactNode;
  /** A `FavouriteButton`. */
  favourite?: ReactNode;
  labels?: PartLabels<'productRow'> | undefined;
}

/** A product in a compact row of `ProductRows`: picture, name, price and order button. Renders an `<li>`. */
export function ProductRow({
  href,
  name,
  contents,
  articleNumber,
  vat,
  picture,
  tag,
  price,
  originalPrice,
  unit,
  measurePrice,
  action,
  favourite,
  labels,
  className,
  ...props
}: ProductRowProps) {
  const text = useLabels('productRow', productRowLabels, labels);
  const number = articleNumber && `${text.articleNumber} ${articleNumber}`.replaceAll(' ', '\u00a0');
  const detail = [contents, number, vat].filter(Boolean).join(' · ');
  return (
    <li
      {...props}
      data-slot="product-row"
      className={cx(
        'grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-rule py-3 @lg:py-1 @lg:grid-cols-[2.75rem_minmax(0,1fr)_10rem_auto] @3xl:grid-cols-[2.75rem_minmax(0,1fr)_8rem_10rem_auto]',
        className,
      )}
    >
      <span className="category-backdrop row-span-2 size-11 border-b-2 border-rail bg-surface-muted px-0.5 pt-1 *:size-full [&_img]:object-contain [&_img]:object-bottom">
        {picture}
      </span>
      <div className="min-w-0 leading-snug @3xl:row-span-2">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            href={href}
            className="relative -my-3 min-h-11 min-w-11 py-3 underline-offset-4 hover:underline"
            title={name}
          >
            <span className="font-bold">{name}</span>
          </Link>
          {tag}
        </p>
        {detail && <p className="text-13 text-ink-2">{detail}</p>}
      </div>
      <div className="col-start-2 row-start-2 flex flex-wrap items-baseline gap-x-2 leading-snug @3xl:col-start-auto @3xl:row-start-auto @3xl:row-span-2 @3xl:block @3xl:text-end">
        {originalPrice && (
          <span className="text-ink-2">
            <StruckAmount label={text.originalPrice} amount={originalPrice} />
          </span>
        )}
        <span className={cx('font-bold', originalPrice && 'text-sale-text')}>{price}</span>{' '}
        {unit && <span className="text-13 text-ink-2">{unit}</span>}
        {measurePrice && <span className="text-13 text-ink-2 @3xl:block">{measurePrice}</span>}
      </div>
      <div className="@max-lg:mt-2 @max-lg:[grid-area:3/2/auto/-1] @lg:[grid-area:1/-3/span_2/-2]">
        {action}
      </div>
      <div className="[grid-area:1/-2/span_2/-1]">{favourite}</div>
    </li>
  );
}
