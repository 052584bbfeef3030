import { cva, cx, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinIds } from '../../../internals/props/joinIds.ts';

const cardVariants = cva('flex min-w-0 flex-col text-ink', {
  variants: {
    /** `plain` on the page, `muted` among plain cards. */
    surface: {
      plain: 'border border-rule bg-surface',
      muted: 'border border-transparent bg-surface-muted',
    },
    /** A dark top border, for the one card that leads to the next step, such as the totals of an order. */
    rail: { true: 'rounded-b-label rail-t border-t-rail', false: 'rounded-label' },
  },
  defaultVariants: { surface: 'plain', rail: false },
});

export interface CardProps
  extends Omit<ComponentProps<'section'>, 'title'>,
    VariantProps<typeof cardVariants> {
  /** Its heading and accessible name. */
  title?: ReactNode;
  /** Level of the heading. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** At the end of the heading's line: a link, a `Badge`, a `Menu`. */
  aside?: ReactNode;
  /** Actions at its foot, below a rule. */
  footer?: ReactNode;
  /** `false` for content that reaches the edges, such as a table or a list of links. */
  padded?: boolean | undefined;
}

/** A box around related content. Renders a `<section>`, which is a region when it has a title. */
export function Card({
  title,
  headingLevel = 2,
  aside,
  footer,
  padded = true,
  surface,
  rail,
  className,
  children,
  ...props
}: CardProps) {
  const titleId = useId();
  const hasHeader = Boolean(title || aside);
  const Title = `h${headingLevel}` as const;
  return (
    <section
      {...props}
      aria-labelledby={joinIds(title ? titleId : undefined, props['aria-labelledby'])}
      data-slot="card"
      className={cx(cardVariants({ surface, rail }), className)}
    >
      {hasHeader && (
        <div
          data-slot="card-header"
          className={cx(
            'flex flex-wrap items-center justify-between gap-x-4 px-4 pt-4 wide:px-6 wide:pt-5',
            !padded && 'border-b border-rule pb-3',
          )}
        >
          {title && (
            <Title id={titleId} className="min-w-0 type-heading text-22">
              {title}
            </Title>
          )}
          {aside}
        </div>
      )}
      <div
        data-slot="card-body"
        className={cx(
          'grow',
          padded && 'px-4 pb-4 wide:px-6 wide:pb-5',
          padded && (hasHeader ? 'pt-2' : 'pt-4 wide:pt-5'),
        )}
      >
        {children}
      </div>
      {footer && (
        <div
          data-slot="card-footer"
          className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-rule px-4 py-3 wide:px-6"
        >
          {footer}
        </div>
      )}
    </section>
  );
}
