/** The components of this shop only, as `@magazijn/ui/shop`. */
export type { GroceryPartnerLinkProps } from './components/shop/grocery-partner-link/GroceryPartnerLink.tsx';
export { GroceryPartnerLink } from './components/shop/grocery-partner-link/GroceryPartnerLink.tsx';
export type { WordmarkProps } from './components/shop/wordmark/Wordmark.tsx';
export { Wordmark } from './components/shop/wordmark/Wordmark.tsx';
