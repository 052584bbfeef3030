import type { Category } from '@magazijn/api-client';
import { MobileBar } from '@magazijn/ui';
import { type ComponentProps, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { loginHref, paths } from '../../shared/links/paths.ts';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { useSession } from '../../shared/session/useSession.ts';
import { may } from '../../shared/stores/SessionStore.ts';
import { layoutTexts } from './layoutTexts.ts';

const loadMenu = () => import('./ShopMobileMenu.tsx');
const ShopMobileMenu = lazyPart(async () => (await loadMenu()).ShopMobileMenu);

/** Touch or focus on the bar: preloads the menu. */
const getMenu = () => {
  loadMenu().catch(() => {});
};

interface ShopMobileBarProps {
  categories: readonly Category[];
  groceryPartner?: boolean;
  cart?: ComponentProps<typeof MobileBar>['cart'];
}

export function ShopMobileBar({ categories, groceryPartner = false, cart }: ShopMobileBarProps) {
  const { pathname, search } = useLocation();
  const { viewer } = useSession();
  const isCustomer = viewer.kind === 'customer';
  return (
    <MobileBar
      menu={(close) => (
        <Suspense>
          <ShopMobileMenu {...{ categories, groceryPartner }} onDone={close} />
        </Suspense>
      )}
      onPointerDown={getMenu}
      onFocus={getMenu}
      favouritesHref={isCustomer && !may(viewer, 'shop') ? undefined : paths.favourites.href()}
      accountHref={isCustomer ? paths.profile.href() : loginHref(pathname + search)}
      {...(cart && { cart })}
      {...(!isCustomer && { labels: { account: layoutTexts.logIn } })}
    />
  );
}
