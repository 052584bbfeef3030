import type { Category } from '@magazijn/api-client';
import { formatEuros } from '@magazijn/domain/money';
import { MobileBar } from '@magazijn/ui';
import { useCart } from '../cart/useCart.ts';
import { loginHref } from '../paths/loginHref.ts';
import { paths } from '../paths/paths.ts';
import { useSession } from '../session/useSession.ts';
import { LateMobileMenu } from './LateMobileMenu.tsx';
import { mobileMenuCode } from './mobileMenuCode.ts';

/** A finger or the keyboard on the bar: the menu may be next. */
const getMenu = () => {
  mobileMenuCode.load().catch(() => {});
};

/** The bar at the foot of a phone: menu with the aisles' pictures, favourites, account, and the cart (S05, S86). */
export function ShopMobileBar({ categories }: { categories: readonly Category[] }) {
  const { viewer } = useSession();
  const cart = useCart();
  const customer = viewer.kind === 'customer';

  return (
    <MobileBar
      menu={(close) => <LateMobileMenu categories={categories} onDone={close} />}
      onPointerDown={getMenu}
      onFocus={getMenu}
      favouritesHref={paths.favourites.href()}
      accountHref={customer ? paths.profile.href() : loginHref(paths.home.href())}
      {...(customer
        ? { cart: { href: paths.cart.href(), total: formatEuros(cart.subtotal), items: cart.units } }
        : {})}
    />
  );
}
