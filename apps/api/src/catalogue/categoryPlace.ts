import type { Sql } from '../database/Database.ts';

/** Which category an address names: `category` and `sub` as its segments are; `sub` is left out for one at the top. */
export interface CategoryAddress {
  readonly category: string;
  readonly sub?: string | undefined;
}

/** The condition for a category of an address, where it is called `category` and the one above it `parent`. */
export const categoryPlace = (sql: Sql, { category, sub }: CategoryAddress) =>
  sub === undefined
    ? sql`category.url = ${category} and category.parent_id is null`
    : sql`category.url = ${sub} and parent.url = ${category} and parent.parent_id is null`;
