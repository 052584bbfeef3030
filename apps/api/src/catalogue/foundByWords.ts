import type { Sql } from '../database/Database.ts';
import { wantedWords } from './wantedWords.ts';

/** A query for the products that hold all the words, as `product_id` and `rank`: the best first. */
export const foundByWords = (sql: Sql, words: readonly string[]) => sql`
  with wanted as (${wantedWords(sql, words)})
  select products.id as product_id, row_number() over (order by search @@ wanted.named desc,
      ts_rank(search, wanted.beginning) desc, popularity desc, products.id) as rank
    from products, wanted where search @@ wanted.beginning`;
