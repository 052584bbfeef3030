import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '#useLabels';
import type { PartLabels } from '../../../labels/Labels.ts';
import { productCardLabels } from '../../../labels/productCardLabels.ts';
import { Link } from '../../../link/Link.tsx';

export interface ProductCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The page of the product. */
  href: string;
  /** The name of the product, the text of its link. */
  name: string;
  /** The contents of the pack: '12 × 1 liter'. */
  contents?: string | undefined;
  /** Shown after 'Art.': '102 110'. */
  articleNumber?: string | undefined;
  /** 'Btw 9 %', after the article number. */
  vat?: string | undefined;
  /** A `ProductPicture` with an empty `alt`, because the name is below it. */
  picture: ReactNode;
  /** One `Tag` or more. */
  tags?: ReactNode;
  /** A `FavouriteButton`. */
  favourite?: ReactNode;
  /** A `PriceLabel`, or a `PricePrompt` for visitors. Without it the action takes its row too. */
  price?: ReactNode;
  /** An `AddToCart`, or a link to the login. */
  action?: ReactNode;
  /** Heading level of the name. */
  headingLevel?: 2 | 3 | 4 | undefined;
  labels?: PartLabels<'productCard'> | undefined;
}

/** A product on the shelf. The whole card is a link, except its controls. Renders an `<article>`. */
export function ProductCard({
  href,
  name,
  contents,
  articleNumber,
  vat,
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
  const detail = [articleNumber && `${text.articleNumber} ${articleNumber}`, vat].filter(Boolean).join(' · ');
  return (
    <article
      {...props}
      data-slot="product-card"
      className={cx('group/card relative row-span-4 grid grid-rows-subgrid', className)}
    >
      {/* First in the document for screen readers; the grid shows the picture above it. */}
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
        {detail && <p className="text-13 text-ink-2">{detail}</p>}
      </div>
      <div className="row-start-1 flex flex-col">
        <div className="relative aspect-[8/7] category-backdrop grow border-e border-rule bg-surface-muted">
          <div className="absolute inset-x-4 top-8 bottom-0 flex justify-center *:h-full group-has-data-[state=unavailable]/card:opacity-60">
            {picture}
          </div>
          {/* In the flow, so that the picture's area grows with tall tags; a long word does not widen it. */}
          {tags && (
            <div className="relative contain-inline-size flex flex-wrap gap-1 ps-1 pt-2 pe-12 wide:ps-2">
              {tags}
            </div>
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
        // A new element when the price loads: browsers would count a moved element as a layout shift.
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
