/** What only the shop Magazijn has, as `@magazijn/ui/shop`: its mark, and the way to its partner for groceries. */
export type { GroceryPartnerLinkProps } from './components/shop/grocery-partner-link/GroceryPartnerLink.tsx';
export { GroceryPartnerLink } from './components/shop/grocery-partner-link/GroceryPartnerLink.tsx';
export type { WordmarkProps } from './components/shop/wordmark/Wordmark.tsx';
export { Wordmark } from './components/shop/wordmark/Wordmark.tsx';
