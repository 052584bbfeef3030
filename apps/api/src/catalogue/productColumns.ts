import type { Sql } from '../database/Database.ts';

/** The columns of a product with its category; the tables are those of `productTables`. */
export const productColumns = (sql: Sql) => sql`
  products.id, products.path, products.article_number, products.ean, products.brand, products.description,
  products.contents, products.unit, products.images, products.price_cents, products.price_old_cents,
  products.stock, products.available, products.is_new, products.offer_icon, products.offer_label, products.deal,
  category.url as category_url, category.description as category_description,
  parent.url as parent_category_url, parent.description as parent_category_description,
  favourites.product_id is not null as favourite, stock_mail_requests.product_id is not null as mail_me`;
