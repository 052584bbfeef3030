export { hashPassword } from './accounts/hashPassword.ts';
export { refreshSearchWords, refreshShelves } from './catalogue/refreshCatalogue.ts';
export { connect } from './database/connect.ts';
export type { Database, Sql } from './database/Database.ts';
export { insertRows } from './database/insertRows.ts';
export { isSeeded, migrate } from './database/migrate.ts';
export { localeProblem } from './database/searchLocale.ts';
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
} from './database/tables/index.ts';
export { databaseUrlField } from './settings/backEndFields.ts';
