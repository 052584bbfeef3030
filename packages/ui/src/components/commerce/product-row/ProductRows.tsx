import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinIds } from '../../../internals/props/joinIds.ts';

export interface ProductRowsProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The name of the list: a category, 'Jouw favorieten'. */
  title: ReactNode;
  /** At the end of the heading: a subtotal, a link. */
  action?: ReactNode;
  /** Heading level in the outline of the page. */
  headingLevel?: 2 | 3 | undefined;
  /** `ProductRow`s. */
  children?: ReactNode;
}

/** Compact rows under a heading, for products that customers reorder often. Renders a `<section>` with a list. */
export function ProductRows({
  title,
  action,
  headingLevel = 2,
  className,
  children,
  ...props
}: ProductRowsProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      {...props}
      aria-labelledby={joinIds(id, props['aria-labelledby'])}
      data-slot="product-rows"
      className={cx('@container min-w-0', className)}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 border-b-2 border-ink pb-2">
        <Heading id={id} className="type-heading min-w-0 text-22">
          {title}
        </Heading>
        {action}
      </div>
      <ul>{children}</ul>
    </section>
  );
}
