import type { Category } from '@magazijn/api-client';
import { MobileBar } from '@magazijn/ui';
import type { ComponentProps } from 'react';
import { loginHref } from '../paths/hrefs.ts';
import { paths } from '../paths/paths.ts';
import { LateMobileMenu } from './LateMobileMenu.tsx';
import { mobileMenuCode } from './mobileMenuCode.ts';

/** A finger or the keyboard on the bar: the menu may be next. */
const getMenu = () => {
  mobileMenuCode.load().catch(() => {});
};

interface ShopMobileBarProps {
  categories: readonly Category[];
  /** Whether the menu shows the grocery partner. */
  groceryPartner?: boolean;
  /** A customer's (`CustomerMobileBar`). */
  cart?: ComponentProps<typeof MobileBar>['cart'];
}

/** The bar at the foot of a phone: menu with the aisles' pictures, favourites, account, and the cart (S05, S86). */
export function ShopMobileBar({ categories, groceryPartner = false, cart }: ShopMobileBarProps) {
  return (
    <MobileBar
      menu={(close) => <LateMobileMenu {...{ categories, groceryPartner }} onDone={close} />}
      onPointerDown={getMenu}
      onFocus={getMenu}
      favouritesHref={paths.favourites.href()}
      accountHref={cart ? paths.profile.href() : loginHref(paths.home.href())}
      {...(cart && { cart })}
    />
  );
}
