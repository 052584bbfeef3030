export { hashPassword } from '../accounts/hashPassword.ts';
export { refreshSearchWords, refreshShelves } from '../catalogue/refreshCatalogue.ts';
export { connect } from './connect.ts';
export type { Database, Sql } from './Database.ts';
export { insertRows } from './insertRows.ts';
export { isSeeded, migrate } from './migrate.ts';
export type {
  addresses,
  categories,
  companies,
  coupons,
  offers,
  pages,
  products,
  relatedProducts,
  specialProducts,
  users,
} from './tables/index.ts';
