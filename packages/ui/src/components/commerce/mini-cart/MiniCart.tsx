import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLabels } from '#useLabels';
import { ShoppingBasket } from '../../../icons/ShoppingBasket.tsx';
import { formatLabel } from '../../../labels/formatLabel.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { miniCartLabels } from '../../../labels/miniCartLabels.ts';
import { Link } from '../../../link/Link.tsx';
import { headerActionClass } from '../header-action/HeaderAction.tsx';
import { HeaderActionContent } from '../header-action/HeaderActionContent.tsx';

export type MiniCartProps = Omit<ComponentProps<'a'>, 'href' | 'children'> & {
  /** The page of the cart. */
  href: string;
  /** The subtotal of the cart: `'€ 68,05'`. */
  total: string;
  /** The number of units in the cart; undefined while the cart is unknown: then `total` only keeps its space. */
  items: number | undefined;
  labels?: PartLabels<'miniCart'> | undefined;
};

/** The cart in the header: total and number of units. Hidden with very large text, where `MobileBar` has it. */
export function MiniCart({ href, total, items, labels, className, ...rest }: MiniCartProps) {
  const text = useLabels('miniCart', miniCartLabels, labels);
  return (
    <Link
      href={href}
      {...rest}
      data-slot="mini-cart"
      className={cx(headerActionClass, '@max-[16rem]:hidden', className)}
    >
      <HeaderActionContent
        icon={<ShoppingBasket />}
        label={text.label}
        detail={total}
        badge={items ?? 0}
        badgeLabel={formatLabel(text.items, { count: items ?? 0 }, text.locale)}
        isPending={items === undefined}
      />
    </Link>
  );
}
