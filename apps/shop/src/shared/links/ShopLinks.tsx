import type { Country } from '@magazijn/domain/delivery';
import { createContext, type ReactNode, useContext } from 'react';

/** The shop's name and wordmark (`BRAND`). */
export interface ShopBrand {
  readonly name: string;
  /** Address of an SVG with the group `wordmark`; null for the kit's own, which needs no file. */
  readonly wordmark: string | null;
  /** The brand's words for a top category (singular and plural) and a storeroom, and the slogan under the wordmark. */
  readonly words: Readonly<Record<'category' | 'categories' | 'storeroom' | 'slogan', string>>;
}

/** Addresses, names and figures from the settings of the server. */
export interface ShopLinks {
  /** `ADMIN_URL`. */
  readonly adminUrl: string;
  /** `PARTNER_URL`: the grocery partner. */
  readonly partnerUrl: string;
  /** `PUBLIC_URL`: the public origin of the shop, without a path. */
  readonly publicUrl: string;
  /** `SELLER_EMAIL`: customer service; null if not set. */
  readonly sellerEmail: string | null;
  /** `SELLER_PHONE` */
  readonly sellerPhone: string | null;
  /** `VAT_SHOWN_NL`, `VAT_SHOWN_BE`: the VAT percentage to show without VAT totals of the back end. */
  readonly vatShown: Readonly<Record<Country, number>>;
  readonly brand: ShopBrand;
}

const ShopLinksContext = createContext<ShopLinks>({
  adminUrl: '/',
  partnerUrl: '/',
  publicUrl: '',
  sellerEmail: null,
  sellerPhone: null,
  vatShown: { NL: 21, BE: 23 },
  brand: {
    name: 'Magazijn',
    wordmark: null,
    words: {
      category: 'gangpad',
      categories: 'gangpaden',
      storeroom: 'magazijn',
      slogan: 'Alles voor de opvang.',
    },
  },
});

export function ShopLinksProvider({ links, children }: { links: ShopLinks; children: ReactNode }) {
  return <ShopLinksContext value={links}>{children}</ShopLinksContext>;
}

export const useShopLinks = (): ShopLinks => useContext(ShopLinksContext);
