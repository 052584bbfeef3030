import { cx } from 'class-variance-authority';
import { Children, type ComponentProps, type ReactNode } from 'react';
import { useLabels } from '#useLabels';
import { Check } from '../../../icons/Check.tsx';
import type { PartLabels } from '../../../labels/Labels.ts';
import { uspLabels } from '../../../labels/uspLabels.ts';

export type UspListProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** One promise per line. */
  items: readonly ReactNode[] | undefined;
  labels?: PartLabels<'usp'> | undefined;
};

/** The promises of the shop as ticked lines, beside the price and the order button. */
export function UspList({ items, labels, className, ...rest }: UspListProps) {
  const text = useLabels('usp', uspLabels, labels);
  return (
    <ul aria-label={text.list} {...rest} data-slot="usp-list" className={cx('grid gap-2 text-15', className)}>
      {Children.map(items, (item) => (
        <li className="flex gap-3">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-positive" />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}
