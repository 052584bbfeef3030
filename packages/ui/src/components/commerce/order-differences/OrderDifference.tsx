import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { PartTexts } from '../../../labels/Labels.ts';
import { Link } from '../../../link/Link.tsx';

/** A product that changed since the order: not sold any more, less stock, another price, or an ended deal. */
export interface Difference {
  readonly id: string | number;
  readonly kind: 'gone' | 'soldOut' | 'fewer' | 'dearer' | 'cheaper' | 'dealEnded';
  readonly name: string;
  /** The page of the product. */
  readonly href?: string | undefined;
  /** A `ProductPicture` with an empty `alt`. */
  readonly picture?: ReactNode;
  /** A description of the change, instead of the text of its kind. */
  readonly cause?: string | undefined;
  /** Follows the description: `'2+1 gratis'`, `'nog 3 op voorraad'`. */
  readonly detail?: string | undefined;
  /** An alternative for the buyer: a tertiary button. */
  readonly action?: ReactNode;
  /** For `dearer` and `cheaper`: `'€ 13,80'` and `'€ 14,95'`. */
  readonly originalPrice?: string | undefined;
  readonly newPrice?: string | undefined;
}

const kindVariants = cva('block text-15 font-bold', {
  variants: {
    kind: {
      gone: 'text-danger',
      soldOut: 'text-warning',
      fewer: 'text-warning',
      dearer: 'text-ink-2',
      cheaper: 'text-positive',
      dealEnded: 'text-ink-2',
    },
  },
});

interface OrderDifferenceProps {
  difference: Difference;
  text: PartTexts<'orderDifferences'>;
}

export function OrderDifference({ difference, text }: OrderDifferenceProps) {
  const { kind, name, href, picture, cause, detail, action, originalPrice, newPrice } = difference;
  return (
    <li
      data-kind={kind}
      className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule py-1.5"
    >
      <span className="size-11 shrink-0 border-b-2 border-rail bg-surface-muted px-0.5 pt-1 *:size-full [&_img]:object-contain [&_img]:object-bottom">
        {picture}
      </span>
      <span className="min-w-0 flex-1 basis-48 leading-snug">
        <span className="block font-bold wrap-anywhere">
          {href ? (
            <Link href={href} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </span>{' '}
        <span className={kindVariants({ kind })}>
          {cause ?? text[kind]}
          {detail && `: ${detail}`}
        </span>
      </span>
      {newPrice && (
        <span className="max-w-full shrink-0 text-end leading-snug wrap-anywhere">
          {originalPrice && (
            <span className="block text-13 text-ink-2">
              {text.originalPrice} <s>{originalPrice}</s>
            </span>
          )}{' '}
          <span className="font-bold">
            {originalPrice && `${text.newPrice} `}
            {newPrice}
          </span>
        </span>
      )}
      {action && <span className="ms-auto max-w-full shrink-0">{action}</span>}
    </li>
  );
}
