import type { Category } from '@magazijn/api-client';
import { formatEuros } from '@magazijn/domain/money';
import { MobileBar } from '@magazijn/ui';
import { useCart } from '../cart/useCart.ts';
import { categoryHref } from '../paths/categoryHref.ts';
import { loginHref } from '../paths/loginHref.ts';
import { paths } from '../paths/paths.ts';
import { pictureHref } from '../paths/pictureHref.ts';
import { useSession } from '../session/useSession.ts';
import { texts } from './texts.ts';

/** The bar at the foot of a phone: menu with the aisles' pictures, favourites, account, and the cart (S05, S86). */
export function ShopMobileBar({ categories }: { categories: readonly Category[] }) {
  const { viewer } = useSession();
  const cart = useCart();
  const customer = viewer.kind === 'customer';

  return (
    <MobileBar
      aisles={categories.map(({ number, name, url, image }, index) => ({
        number: number ?? index + 1,
        label: name,
        href: categoryHref(url),
        picture: image && <img src={pictureHref(image, 60)} width={60} height={60} alt="" loading="lazy" />,
      }))}
      pages={[{ label: texts.offers, href: paths.offers.href() }]}
      favouritesHref={paths.favourites.href()}
      accountHref={customer ? paths.profile.href() : loginHref(paths.home.href())}
      {...(customer
        ? { cart: { href: paths.cart.href(), total: formatEuros(cart.subtotal), items: cart.units } }
        : {})}
    />
  );
}
