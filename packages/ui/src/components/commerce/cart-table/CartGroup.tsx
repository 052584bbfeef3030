import { type ComponentProps, type ReactNode, useId } from 'react';
import { useLabels } from '#useLabels';
import { cartLabels } from '../../../labels/cartLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';

export type CartGroupProps = Omit<ComponentProps<'li'>, 'children' | 'title'> & {
  /** The name of the group: `'Luiers & verzorging'`. */
  title: string;
  /** The subtotal of its lines, excluding VAT: `'€ 151,65'`. */
  subtotal: string;
  /** `CartLine`s. */
  children: ReactNode;
  labels?: PartLabels<'cart'> | undefined;
};

/** A group of cart lines below a band with their name and subtotal. Renders an `<li>` with a list inside. */
export function CartGroup({ title, subtotal, labels, children, ...rest }: CartGroupProps) {
  const text = useLabels('cart', cartLabels, labels);
  const id = useId();
  return (
    <li {...rest} data-slot="cart-group">
      <div className="flex items-baseline justify-between gap-4 bg-surface-muted px-3 py-2 font-bold">
        <h2 id={id} className="text-17">
          {/* The shape of the category, in brands that have shapes. */}
          <span aria-hidden className="category-mark" />
          {title}
        </h2>
        <p>
          <VisuallyHidden>{text.subtotal} </VisuallyHidden>
          {subtotal}
        </p>
      </div>
      <ul aria-labelledby={id}>{children}</ul>
    </li>
  );
}
