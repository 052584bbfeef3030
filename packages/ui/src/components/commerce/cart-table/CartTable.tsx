'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useLabels } from '#useLabels';
import { cartLabels } from '../../../labels/cartLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { cartColumns } from '../cart-line/cartColumns.ts';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';

export type CartTableProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** A summary of the cart, above the first column: `'5 producten, 9 artikelen'`. */
  summary: ReactNode;
  /** `CartLine`s, or `CartGroup`s of them. */
  children: ReactNode;
  /** Below the lines: Verder winkelen, Winkelwagen legen. */
  footer?: ReactNode;
  labels?: PartLabels<'cart'> | undefined;
};

/** The lines of the cart as a list under column heads; keeps the focus when a line is removed. */
export function CartTable({ summary, footer, labels, className, children, ...rest }: CartTableProps) {
  const text = useLabels('cart', cartLabels, labels);
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterRemoval(list);
  return (
    <div {...rest} data-slot="cart-table" className={cx('@container', className)}>
      <div
        className={cx(cartColumns, 'border-t-2 border-b border-t-ink border-b-rule py-2 text-15 text-ink-2')}
      >
        <p className="col-span-full @3xl:col-span-2">{summary}</p>
        <span aria-hidden className="hidden text-end @3xl:block">
          {text.unitPrice}
        </span>
        <span aria-hidden className="hidden @3xl:block">
          {text.quantity}
        </span>
        <span aria-hidden className="hidden text-end @3xl:block">
          {text.total}
        </span>
      </div>
      <ul ref={list} tabIndex={-1} aria-label={text.list}>
        {children}
      </ul>
      {footer && <div className="flex flex-wrap items-center justify-between gap-4 pt-4">{footer}</div>}
    </div>
  );
}
