import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '#useLabels';
import type { PartLabels } from '../../../labels/Labels.ts';
import { productCardLabels } from '../../../labels/productCardLabels.ts';
import { Link } from '../../../link/Link.tsx';

/** Props of {@link ProductCard}: those of `<article>`, ready strings, and the parts in their places. */
export interface ProductCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The page of the product. */
  href: string;
  /** The name of the product, as the link that one follows. */
  name: string;
  /** What is in it: '12 × 1 liter'. */
  contents?: string | undefined;
  /** Shown after 'Art.': '102 110'. */
  articleNumber?: string | undefined;
  /** A `ProductPicture` with an empty `alt`: the name stands beneath it. */
  picture: ReactNode;
  /** One `Tag` or more. */
  tags?: ReactNode;
  /** A `FavouriteButton`. */
  favourite?: ReactNode;
  /** A `PriceLabel`, or a `PricePrompt` for who is not logged in. Left out, its place is the action's too. */
  price?: ReactNode;
  /** An `AddToCart`, or what asks to log in. */
  action?: ReactNode;
  /** Level of the name as a heading. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Fixed texts, replaceable one by one. */
  labels?: PartLabels<'productCard'> | undefined;
}

/**
 * A product on the shelf: it stands in its bay on the rail, and its label hangs beneath with the price and the
 * plate that orders it. The whole card leads to the product, except what can be pressed. Its four rows line up
 * with those of its neighbours in a `ProductShelf`. Renders an `<article>`.
 */
export function ProductCard({
  href,
  name,
  contents,
  articleNumber,
  picture,
  tags,
  favourite,
  price,
  action,
  headingLevel = 3,
  labels,
  className,
  ...props
}: ProductCardProps) {
  const text = useLabels('productCard', productCardLabels, labels);
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      {...props}
      data-slot="product-card"
      className={cx('group/card relative row-span-4 grid grid-rows-subgrid', className)}
    >
      {/* The label comes first for screen readers; the grid puts the bay above it on the screen. */}
      <div className="row-start-2 mx-1 flex flex-col border-x border-rule bg-surface px-3 pt-2 pb-3 wide:mx-2">
        <Heading className="text-16 leading-snug font-bold [font-stretch:96%]">
          <Link
            href={href}
            className="decoration-[1.5px] underline-offset-3 group-hover/card:underline after:absolute after:inset-0"
          >
            {name}
          </Link>
        </Heading>
        {contents && <p className="text-13 text-ink-2">{contents}</p>}
        {articleNumber && (
          <p className="text-13 text-ink-2">
            {text.articleNumber} {articleNumber}
          </p>
        )}
      </div>
      <div className="row-start-1 flex flex-col">
        <div className="relative aspect-[8/7] category-backdrop grow border-e border-rule bg-surface-muted">
          <div className="absolute inset-x-4 top-8 bottom-0 flex justify-center *:h-full group-has-data-[state=unavailable]/card:opacity-60">
            {picture}
          </div>
          {tags && (
            <div className="absolute top-2 start-1 flex flex-wrap gap-1 pe-12 wide:start-2">{tags}</div>
          )}
          {favourite && <div className="absolute top-0 end-0 z-1">{favourite}</div>}
        </div>
        <div className="rail-t border-rail" />
      </div>
      {price && (
        <div className="row-start-3 mx-1 grid border-x border-t border-rule bg-surface has-[a]:relative has-[a]:z-1 wide:mx-2">
          {price}
        </div>
      )}
      <div
        // In the place of the price as well it is another element: nothing moves when the price comes.
        key={price ? 'action' : 'only'}
        className={cx(
          'relative z-1 mx-1 grid border-rule *:min-h-full has-data-[state=notified]:border has-data-[state=notified]:bg-surface has-data-[state=unavailable]:border has-data-[state=unavailable]:bg-surface wide:mx-2',
          price ? 'row-start-4' : 'row-[3/5]',
        )}
      >
        {action}
      </div>
    </article>
  );
}
