import { type ComponentProps, type ReactNode, useId } from 'react';
import { useLabels } from '#useLabels';
import { cartLabels } from '../../../labels/cartLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';

/** Props of {@link CartGroup}: those of its `<li>`, and its own. */
export type CartGroupProps = Omit<ComponentProps<'li'>, 'children' | 'title'> & {
  /** What its lines have in common: `'Luiers & verzorging'`. */
  title: string;
  /** What they come to together, excluding VAT: `'€ 151,65'`. */
  subtotal: string;
  /** `CartLine`s. */
  children: ReactNode;
  /** Fixed texts, replaceable one by one. */
  labels?: PartLabels<'cart'> | undefined;
};

/** Lines of the cart that belong together, under a band with their name and subtotal. Renders an `<li>` with a list in it. */
export function CartGroup({ title, subtotal, labels, children, ...rest }: CartGroupProps) {
  const text = useLabels('cart', cartLabels, labels);
  const id = useId();
  return (
    <li {...rest} data-slot="cart-group">
      <div className="flex items-baseline justify-between gap-4 bg-surface-muted px-3 py-2 font-bold">
        <h2 id={id} className="text-17">
          {/* The shape of its category, where a brand has such. */}
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
