import type { Country } from '@magazijn/domain/delivery';
import { createContext, type ReactNode, useContext } from 'react';

/** What the shop calls itself, and how it draws that (`BRAND`). */
export interface ShopBrand {
  readonly name: string;
  /** Address of the drawing, an SVG with the group `wordmark`; null for the kit's own, which needs no file. */
  readonly wordmark: string | null;
  /** What it calls a top category, one and all of them, and a storeroom; and the sentence under its wordmark. */
  readonly words: Readonly<Record<'category' | 'categories' | 'storeroom' | 'slogan', string>>;
}

/** Addresses, names and figures that whoever runs the shop sets. */
export interface ShopLinks {
  /** `ADMIN_URL`. */
  readonly adminUrl: string;
  /** `PARTNER_URL`: the grocery partner. */
  readonly partnerUrl: string;
  /** `PUBLIC_URL`: where people find the shop, an origin without a path. */
  readonly publicUrl: string;
  /** `SELLER_EMAIL`: customer service; null where nobody said. */
  readonly sellerEmail: string | null;
  /** `SELLER_PHONE` */
  readonly sellerPhone: string | null;
  /** `VAT_SHOWN_NL`, `VAT_SHOWN_BE`: the VAT percentage that stands where the back end gave no VAT totals yet. */
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

/** Hands the addresses to everything below. */
export function ShopLinksProvider({ links, children }: { links: ShopLinks; children: ReactNode }) {
  return <ShopLinksContext value={links}>{children}</ShopLinksContext>;
}

export const useShopLinks = (): ShopLinks => useContext(ShopLinksContext);
