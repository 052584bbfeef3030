import type { ShopLinks } from '../shared/links/ShopLinks.tsx';

/** The addresses and the brand of a shop under test, of a seller without e-mail and telephone. */
export const shopLinks: ShopLinks = {
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
};
