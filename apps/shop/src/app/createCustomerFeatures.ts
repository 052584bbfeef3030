import type { ApiClient } from '@magazijn/api-client';
import { announceCart } from '../features/cart/announceCart.ts';
import { createFavouritesStore } from '../shared/favourites/createFavouritesStore.ts';
import { lazyPart } from '../shared/page/lazyPart.tsx';
import { CustomerPrice } from '../shared/products/CustomerPrice.tsx';
import { ProductOrder } from '../shared/products/ProductOrder.tsx';
import { punchOutOf } from '../shared/punch-out/createPunchOutStore.ts';
import { customerCart } from '../shared/punch-out/customerCart.ts';
import { type TextStorage, tabChannel } from '../shared/storage/browserStorage.ts';
import type { DocumentCart } from '../shared/stores/CartStore.ts';
import type { SessionStore } from '../shared/stores/SessionStore.ts';
import { may } from '../shared/stores/SessionStore.ts';
import type { CustomerFeatures } from '../shared/stores/ShopStores.ts';
import { CartNotice } from './layout/CartNotice.tsx';
import { CustomerActions } from './layout/CustomerActions.tsx';
import { CustomerBanners } from './layout/CustomerBanners.tsx';
import { CustomerMobileBar } from './layout/CustomerMobileBar.tsx';

const LastOrdered = lazyPart(
  async () => (await import('../shared/purchases/LastOrdered.tsx')).LastOrdered,
  () => null,
);
const GroceryLink = lazyPart(
  async () => (await import('./layout/GroceryLink.tsx')).GroceryLink,
  () => null,
);

interface Dependencies {
  readonly api: ApiClient;
  readonly session: SessionStore;
  readonly storage: TextStorage;
  readonly announce: (text: string) => void;
  readonly tabs: boolean;
  readonly followsSavedCart: boolean;
  /** The cart of the document. @default none */
  readonly document?: DocumentCart | undefined;
}

/** The features of logged-in customers: one chunk, which visitors do not load. They begin with the document's cart. */
export async function createCustomerFeatures(dependencies: Dependencies): Promise<CustomerFeatures> {
  const { api, session, storage, announce, tabs, followsSavedCart, document } = dependencies;
  const { onChange, onView } = announceCart(announce);
  const cart = customerCart({ api, session, storage, onRefused: announce, onChange });
  cart.subscribe(() => onView(cart.getState()));
  const isPunchOut = () => punchOutOf(session).getState() !== null;
  const isPaused = () => isPunchOut() || !may(session.getState().viewer, 'shop');
  const beginCart = async () => {
    if (!document && !(await api.hasCapability('saved-cart'))) return;
    const saved = await import('../shared/cart/followSavedCart.ts');
    await saved.beginCart({ ...dependencies, cart, isPaused });
  };
  // Without its code the cart stays in this browser until the next page.
  const begun = (followsSavedCart || document) && beginCart().catch(console.warn);
  // Before hydration.
  if (document) await begun;
  return {
    api,
    cart,
    favourites: createFavouritesStore({
      api,
      session,
      ...(tabs ? { channel: tabChannel('magazijn.favourites') } : {}),
    }),
    CustomerPrice,
    ProductOrder,
    LastOrdered,
    layout: {
      Actions: CustomerActions,
      Banners: CustomerBanners,
      GroceryLink,
      MobileBar: CustomerMobileBar,
      CartNotice,
    },
  };
}
