import { cx } from 'class-variance-authority';
import { Children, type ComponentProps, type ReactNode } from 'react';
import { useLabels } from '#useLabels';
import type { PartLabels } from '../../../labels/Labels.ts';
import { uspLabels } from '../../../labels/uspLabels.ts';
import { pageWidth } from '../page-layout/pageWidth.ts';

export type UspBarProps = ComponentProps<'div'> & {
  /** One short sentence each, at most four; `<b>` emphasizes the core. A phone shows the first, a narrow screen two. */
  items: readonly ReactNode[] | undefined;
  labels?: PartLabels<'usp'> | undefined;
};

/** The strip above the header with the promises of the shop, on one or two lines. Renders a labelled list. */
export function UspBar({ items, labels, className, ...rest }: UspBarProps) {
  const text = useLabels('usp', uspLabels, labels);
  return (
    <div
      {...rest}
      data-slot="usp-bar"
      className={cx('@container border-b border-rule bg-background', className)}
    >
      <ul
        aria-label={text.list}
        className={cx(pageWidth, 'flex items-center justify-between gap-6 py-1.5 text-13 text-ink-2')}
      >
        {Children.map(items, (item) => (
          <li className="overflow-hidden wrap-break-word not-first:hidden wide:nth-2:block @min-[84rem]:not-first:block [&_b]:font-bold [&_b]:text-ink">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
