import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '#useLabels';
import { isGiven } from '../../../internals/props/isGiven.ts';
import { categoryHeadingLabels } from '../../../labels/categoryHeadingLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';

export type CategoryHeadingProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The number of the aisle, set large. A subcategory shows the number of its aisle. */
  number?: number | string | undefined;
  /** A decorative mark instead of the number: `'%'` for offers. */
  mark?: string | undefined;
  /** The page's heading. */
  title: ReactNode;
  /** One or two sentences; shown from the breakpoint on only. */
  intro?: ReactNode;
  /** Packs at the end of the row, aligned to the bottom; shown from the breakpoint on, as many as fit. */
  picture?: ReactNode;
  labels?: PartLabels<'categoryHeading'> | undefined;
};

/** The heading of a category: number, name, and a few packs. Renders the page's `h1`. */
export function CategoryHeading({
  number,
  mark,
  title,
  intro,
  picture,
  labels,
  className,
  ...rest
}: CategoryHeadingProps) {
  const text = useLabels('categoryHeading', categoryHeadingLabels, labels);
  const sign = mark || number;
  return (
    <div
      {...rest}
      data-slot="category-heading"
      className={cx(
        'flex items-end gap-4 max-wide:flex-wrap rail-b border-rail pt-2 wide:min-h-40 wide:gap-8',
        className,
      )}
    >
      {isGiven(sign) && (
        <p
          aria-hidden
          data-slot="number"
          className="lift-numeral category-mark type-numeral -mb-[.04em] -ms-1 min-w-0 wide:shrink-0 text-120 leading-[.72]! wide:text-168 forced-colors:text-[CanvasText] forced-colors:forced-color-adjust-none"
        >
          {sign}
        </p>
      )}
      <div className="min-w-0 grow basis-44 pb-3 wide:min-w-[min(20rem,50%)] wide:pb-5">
        <h1 className="text-28 hyphens-auto wide:text-40">
          {!mark && isGiven(number) && (
            <>
              <VisuallyHidden>
                {text.aisle} {number}:
              </VisuallyHidden>{' '}
            </>
          )}
          {title}
        </h1>
        {intro && <div className="mt-1 hidden max-w-md text-17 text-ink-2 wide:block">{intro}</div>}
      </div>
      {picture && (
        <div
          data-slot="picture"
          className="hidden h-32 min-w-0 flex-wrap items-end justify-end gap-x-2 self-end overflow-clip wide:flex *:h-32 *:w-28 [&_img]:object-contain [&_img]:object-bottom"
        >
          {picture}
        </div>
      )}
    </div>
  );
}
