import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '#useLabels';
import { dealPicturesLabels } from '../../../labels/dealPicturesLabels.ts';
import { formatLabel } from '../../../labels/formatLabel.ts';
import type { PartLabels } from '../../../labels/Labels.ts';

/** Props of {@link DealPictures}: those of its `<div>`, and its own. */
export type DealPicturesProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** How many are paid and how many come free: whole numbers from 0; drawn up to twelve together, beyond that told in words. */
  paid: number;
  /** How many come free. */
  free: number;
  /** One small picture, drawn once per item; empty `alt`. */
  picture: ReactNode;
  /** Fixed texts, replaceable one by one. */
  labels?: PartLabels<'dealPictures'> | undefined;
};

/** One cannot count more of them at a glance. */
const mostDrawn = 12;

/** A deal to count on one's fingers: one small pack per paid and per free item, the free ones on a red rail. */
export function DealPictures({ paid, free, picture, labels, className, ...rest }: DealPicturesProps) {
  const text = useLabels('dealPictures', dealPicturesLabels, labels);
  const countable = paid + free <= mostDrawn;
  const drawn = countable ? Array.from({ length: paid + free }, (_, index) => index) : [];
  const summary = formatLabel(text.summary, { paid, free }, text.locale);
  return (
    <div
      role="img"
      aria-label={summary}
      {...rest}
      data-slot="deal-pictures"
      className={cx('flex max-w-62 shrink-0 flex-wrap gap-1 text-13 leading-tight font-medium', className)}
    >
      {!countable && summary}
      {drawn.map((index) => (
        <span key={index} data-free={index >= paid || undefined} className="group/item w-14 text-center">
          <span className="block h-12 border-b-3 border-rail group-data-free/item:border-sale *:size-full [&_img]:object-contain [&_img]:object-bottom">
            {picture}
          </span>
          <span className="mt-1 block group-data-free/item:text-sale-text">
            {index >= paid ? text.free : text.paid}
          </span>
        </span>
      ))}
    </div>
  );
}
