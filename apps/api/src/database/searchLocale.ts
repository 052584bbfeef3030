import type { Sql } from './Database.ts';

/** How to create a database with the locale of the embedded one and the tests. */
const creation =
  "create database … template template0 encoding 'UTF8' locale 'C' locale_provider builtin builtin_locale 'C.UTF-8'";

interface LocaleRow {
  /** `builtin C.UTF-8` */
  readonly actual: string;
  /** The locale in which the search words were built. */
  readonly recorded: string;
  readonly encoding: string;
  /** Whether upper case letters with accents have lower case ones. */
  readonly foldsAccents: boolean;
}

/**
 * Why search and sorting would not work in this database, in one line with the fix; null when they do. Words are
 * split, lowered and compared by the database's locale, which a dump does not contain: after a restore into another
 * locale some products are no longer found. Migration 25 stores the original locale.
 */
export async function localeProblem(sql: Sql): Promise<string | null> {
  const [row] = await sql<LocaleRow[]>`
    select search_locale() as recorded, pg_encoding_to_char(encoding) as encoding,
        lower('ÉÏ') = 'éï' as folds_accents,
        case datlocprovider when 'b' then 'builtin' when 'i' then 'icu' else 'libc' end || ' '
          || case datlocprovider when 'c' then datctype || ' ' || datcollate else datlocale end as actual
      from pg_database where datname = current_database()`;
  if (row === undefined) return null;
  const { actual, recorded, encoding, foldsAccents } = row;
  if (encoding !== 'UTF8' || !foldsAccents) {
    return `The database has the locale ${actual} and the encoding ${encoding}, in which search does not read letters with accents. Use one made by: ${creation}`;
  }
  return actual === recorded
    ? null
    : `The database has the locale ${actual}, and its words of search were made under ${recorded}: searches and sorting would change. Restore it into a database with that locale${recorded === 'builtin C.UTF-8' ? `, made by: ${creation}` : ''}.`;
}
