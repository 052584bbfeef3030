/** What only the shop Magazijn has, as `@magazijn/ui/shop`: its mark, and the way to its partner for groceries. */
export type { GroceryPartnerLinkProps } from './components/grocery-partner-link/GroceryPartnerLink.tsx';
export { GroceryPartnerLink } from './components/grocery-partner-link/GroceryPartnerLink.tsx';
export type { WordmarkProps } from './components/wordmark/Wordmark.tsx';
export { Wordmark } from './components/wordmark/Wordmark.tsx';
