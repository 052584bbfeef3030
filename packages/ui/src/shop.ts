/**
 * The components of the shop Magazijn only, as `@magazijn/ui/shop`: its wordmark, and the link to its grocery partner.
 */
export type { GroceryPartnerLinkProps } from './components/shop/grocery-partner-link/GroceryPartnerLink.tsx';
export { GroceryPartnerLink } from './components/shop/grocery-partner-link/GroceryPartnerLink.tsx';
export type { WordmarkProps } from './components/shop/wordmark/Wordmark.tsx';
export { Wordmark } from './components/shop/wordmark/Wordmark.tsx';
