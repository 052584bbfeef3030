export {
  categories,
  products,
  relatedProducts,
  searchWords,
  shelves,
  specialProducts,
} from './catalogue.ts';
export { addresses, companies, users } from './companies.ts';
export { offers, pages } from './content.ts';
export { coupons, orderLines, orders } from './orders.ts';
export { outbox } from './outbox.ts';
export { loginAttempts, sessions } from './sessions.ts';
export { favourites, stockMailRequests } from './wishes.ts';
