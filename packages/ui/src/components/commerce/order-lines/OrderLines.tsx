import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '#useLabels';
import type { PartLabels } from '../../../labels/Labels.ts';
import { orderLinesLabels } from '../../../labels/orderLinesLabels.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { cartNoteVariants } from '../cart-line/cartNoteVariants.ts';
import { StruckAmount } from '../cart-line/StruckAmount.tsx';

export type OrderLine = {
  /** Identity within the list, for example the product's id. */
  id: string | number;
  picture?: ReactNode;
  name: ReactNode;
  /** Key of the category, for brands with a hue and shape per category. */
  category?: number | string | undefined;
  /** `'12 × 1 liter'`. */
  detail?: ReactNode;
  /** `'3 ×'`. */
  quantityText: string;
  total: string;
  /** The total before a deal, struck through above the total: `'41,40'`. */
  grossTotal?: string | undefined;
  note?: { tone?: 'sale' | 'danger' | 'positive' | 'muted' | undefined; text: ReactNode } | undefined;
};

export type OrderLinesProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** The ordered products, in the order of the cart. */
  lines: readonly OrderLine[] | undefined;
  labels?: PartLabels<'orderLines'> | undefined;
};

/** The products of an order, read-only, in compact rows of 58 px. Renders a labelled list. */
export function OrderLines({ lines, labels, className, ...rest }: OrderLinesProps) {
  const text = useLabels('orderLines', orderLinesLabels, labels);
  return (
    <ul
      aria-label={text.list}
      aria-busy={lines === undefined || undefined}
      {...rest}
      data-slot="order-lines"
      className={cx('border-t-2 border-ink', className)}
    >
      {lines?.map((line) => (
        <li
          key={line.id}
          data-category={line.category}
          className="flex min-h-14 flex-wrap items-center gap-3 border-b border-rule py-1.5"
        >
          <span className="category-backdrop size-11 shrink-0 border-b-2 border-rail bg-surface-muted px-0.5 pt-1 *:size-full [&_img]:object-contain [&_img]:object-bottom">
            {line.picture}
          </span>
          <span className="min-w-0 grow basis-40 leading-snug">
            <span className="block font-bold">
              {line.quantityText} {line.name}
            </span>
            {line.detail && <span className="block text-ink-2">{line.detail}</span>}
            {line.note && (
              <span className={cx('block', cartNoteVariants({ tone: line.note.tone }))}>
                {line.note.text}
              </span>
            )}
          </span>
          <span className="ms-auto text-end leading-snug whitespace-nowrap">
            {line.grossTotal && (
              <>
                <StruckAmount label={text.originalTotal} amount={line.grossTotal} />
                <VisuallyHidden> {text.newTotal} </VisuallyHidden>
              </>
            )}
            {line.total}
          </span>
        </li>
      ))}
    </ul>
  );
}
