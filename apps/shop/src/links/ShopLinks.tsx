import { createContext, type ReactNode, useContext } from 'react';

/** Addresses outside the shop, which whoever runs it sets. */
export interface ShopLinks {
  /** `ADMIN_URL` (K06). */
  readonly adminUrl: string;
  /** `PARTNER_URL`: the grocery partner (S88). */
  readonly partnerUrl: string;
}

const ShopLinksContext = createContext<ShopLinks>({ adminUrl: '/', partnerUrl: '/' });

/** Hands the addresses to everything below. */
export function ShopLinksProvider({ links, children }: { links: ShopLinks; children: ReactNode }) {
  return <ShopLinksContext value={links}>{children}</ShopLinksContext>;
}

export const useShopLinks = (): ShopLinks => useContext(ShopLinksContext);
