import type { Sql } from '../database/Database.ts';
import type { Viewer } from '../session/Viewer.ts';

/** What is joined to `products` for them; anonymous visitors have no favourites. */
export const productTables = (sql: Sql, viewer: Viewer | null) => {
  const companyId = viewer?.companyId ?? null;
  return sql`
    join categories as category on category.id = products.category_id
    left join categories as parent on parent.id = category.parent_id
    left join favourites on favourites.product_id = products.id and favourites.company_id = ${companyId}
    left join stock_mail_requests
      on stock_mail_requests.product_id = products.id and stock_mail_requests.company_id = ${companyId}`;
};
