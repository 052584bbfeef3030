import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Children, isValidElement, useId } from 'react';
import { joinIds } from '../../../internals/props/joinIds.ts';
import { ShelfFillers } from './ShelfFillers.tsx';

/** Six columns on a full page, four beside a sidebar; fewer in narrow containers and with large text. */
const shelfVariants = cva('grid grid-cols-1 gap-y-8 @min-[16rem]:grid-cols-2 @min-[35rem]:grid-cols-3', {
  variants: {
    columns: { 6: '@min-[62.5rem]:grid-cols-6', 4: '@min-[50rem]:grid-cols-4' },
  },
});

export interface ProductShelfProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading above the shelf: 'Best verkocht'. */
  title?: ReactNode;
  /** A link at the end of the heading: 'Alle 23 favorieten'. */
  action?: ReactNode;
  /** Columns in wide containers. */
  columns?: 6 | 4 | undefined;
  /** Heading level in the outline of the page. */
  headingLevel?: 2 | 3 | undefined;
  /** `ProductCard`s; each becomes an item of the list. */
  children?: ReactNode;
}

/** Products in rows on a rail, with names, prices and buttons aligned, as one list. Renders a `<section>`. */
export function ProductShelf({
  title,
  action,
  columns = 6,
  headingLevel = 2,
  className,
  children,
  ...props
}: ProductShelfProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  const items = Children.toArray(children);
  return (
    <section
      {...props}
      aria-labelledby={joinIds(title ? headingId : undefined, props['aria-labelledby'])}
      data-slot="product-shelf"
      className={cx('flex flex-col gap-3', className)}
    >
      {(title || action) && (
        <div className="section-line flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
          {title && (
            <Heading id={headingId} className="type-heading text-22 wide:text-28">
              {title}
            </Heading>
          )}
          {action}
        </div>
      )}
      <div className="@container mx-[calc(var(--mz-bleed)*-1)]">
        <ul className={shelfVariants({ columns })}>
          {items.map((item, index) => (
            <li
              // `Children.toArray` gives every element a key, but not text.
              key={isValidElement(item) ? item.key : index}
              className="row-span-4 grid min-w-0 grid-rows-subgrid gap-y-0"
            >
              {item}
            </li>
          ))}
          <ShelfFillers items={items.length} columns={columns} />
        </ul>
      </div>
    </section>
  );
}
