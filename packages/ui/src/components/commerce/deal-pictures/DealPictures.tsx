import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '#useLabels';
import { dealPicturesLabels } from '../../../labels/dealPicturesLabels.ts';
import { formatLabel } from '../../../labels/formatLabel.ts';
import type { PartLabels } from '../../../labels/Labels.ts';

export type DealPicturesProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The number of paid items, a whole number from 0; more than twelve are not drawn but described. */
  paid: number;
  /** The number of free items: a whole number from 0. */
  free: number;
  /** One small picture with an empty `alt`, drawn once per item. */
  picture: ReactNode;
  labels?: PartLabels<'dealPictures'> | undefined;
};

/** More pictures than this cannot be counted at a glance. */
const maxDrawn = 12;

/** A deal in pictures: a small pack per paid and per free item, the free ones on a red rail. */
export function DealPictures({ paid, free, picture, labels, className, ...rest }: DealPicturesProps) {
  const text = useLabels('dealPictures', dealPicturesLabels, labels);
  const countable = paid + free <= maxDrawn;
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
