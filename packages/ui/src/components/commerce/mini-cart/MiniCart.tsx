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

/** Props of {@link MiniCart}: those of its `<a>`, and its own. */
export type MiniCartProps = Omit<ComponentProps<'a'>, 'href' | 'children'> & {
  /** Where the cart is. */
  href: string;
  /** The cart's subtotal as it is read: `'€ 68,05'`. */
  total: string;
  /** How many units are in the cart. */
  items: number;
  /** Fixed texts, replaceable one by one. */
  labels?: PartLabels<'miniCart'> | undefined;
};

/**
 * The cart in the header: its total and how many units it holds. For logged-in customers only. Where text is so
 * large that the wordmark would shrink away, it is left to `MobileBar`.
 */
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
        badge={items}
        badgeLabel={formatLabel(text.items, { count: items }, text.locale)}
      />
    </Link>
  );
}
