import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '#useLabels';
import type { PartLabels } from '../../labels/Labels.ts';
import { productRowLabels } from '../../labels/productRowLabels.ts';
import { Link } from '../../link/Link.tsx';
import { StruckAmount } from '../cart-line/StruckAmount.tsx';

/** Props of {@link ProductRow}: those of `<li>`, ready strings, and the parts in their places. */
export interface ProductRowProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** The page of the product. */
  href: string;
  /** The name of the product, as the link that one follows. */
  name: string;
  /** `'12 × 1 liter'`. */
  contents?: string | undefined;
  /** The number by which people order: `101 404`. */
  articleNumber?: string | undefined;
  /** A `ProductPicture` with an empty `alt`. */
  picture?: ReactNode;
  /** A `Tag`. */
  tag?: ReactNode;
  /** `'€ 13,80'`, or a `PricePrompt` for who is not logged in. */
  price?: ReactNode;
  /** `'€ 16,20'`, struck above the price. */
  originalPrice?: string | undefined;
  /** `'per doos'`. */
  unit?: string | undefined;
  /** An `AddToCart`. */
  action?: ReactNode;
  /** A `FavouriteButton`. */
  favourite?: ReactNode;
  /** Fixed texts, replaceable one by one. */
  labels?: PartLabels<'productRow'>;
}

/**
 * A product in one line of 58 px: picture on its rail, name, price, and what orders it, so that forty of them fit in
 * three screens. Where the list is narrow the price goes under the name. Stands in `ProductRows`. Renders an `<li>`.
 */
export function ProductRow({
  href,
  name,
  contents,
  articleNumber,
  picture,
  tag,
  price,
  originalPrice,
  unit,
  action,
  favourite,
  labels,
  className,
  ...props
}: ProductRowProps) {
  const text = useLabels('productRow', productRowLabels, labels);
  const number = articleNumber && `${text.articleNumber} ${articleNumber}`.replaceAll(' ', '\u00a0');
  const detail = [contents, number].filter(Boolean).join(' · ');
  return (
    <li
      {...props}
      data-slot="product-row"
      className={cx(
        'grid grid-cols-[2.75rem_minmax(0,1fr)_auto_auto] items-center gap-x-3 border-b border-rule py-1 @3xl:grid-cols-[2.75rem_minmax(0,1fr)_8rem_auto_auto]',
        className,
      )}
    >
      <span className="row-span-2 size-11 border-b-2 border-rail bg-surface-muted px-0.5 pt-1 *:size-full [&_img]:object-contain [&_img]:object-bottom @3xl:row-span-1">
        {picture}
      </span>
      <div className="min-w-0 leading-snug">
        <p className="flex items-center gap-2">
          <Link
            href={href}
            className="line-clamp-2 font-bold underline-offset-4 hover:underline @3xl:line-clamp-1"
            title={name}
          >
            {name}
          </Link>
          {tag && <span className="hidden shrink-0 @3xl:block">{tag}</span>}
        </p>
        {detail && <p className="truncate text-13 text-ink-2">{detail}</p>}
      </div>
      <div className="col-start-2 row-start-2 flex flex-wrap items-baseline gap-x-2 leading-snug @3xl:col-start-auto @3xl:row-start-auto @3xl:block @3xl:text-end">
        {originalPrice && (
          <span className="text-ink-2">
            <StruckAmount label={text.originalPrice} amount={originalPrice} />
          </span>
        )}
        <span className={cx('font-bold', originalPrice && 'text-sale-text')}>{price}</span>{' '}
        {unit && <span className="text-13 text-ink-2">{unit}</span>}
      </div>
      <div
        className={cx(
          'col-start-3 row-span-2 row-start-1 min-w-12 @max-[20rem]:[grid-area:3/2/auto/4] @3xl:col-start-auto @3xl:row-span-1 @3xl:row-start-auto @3xl:w-40',
          // The offer of a mail is a sentence: beside name and price it would leave them no room.
          '@max-3xl:has-data-[state^=un]:[grid-area:3/2/auto/-1] @max-3xl:has-data-[state=notified]:[grid-area:3/2/auto/-1]',
        )}
      >
        {action}
      </div>
      <div className="row-span-2 row-start-1 col-start-4 @3xl:col-start-auto @3xl:row-span-1 @3xl:row-start-auto">
        {favourite}
      </div>
    </li>
  );
}
