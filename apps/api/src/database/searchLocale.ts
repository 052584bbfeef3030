import type { Sql } from './Database.ts';

/** How to make a database with the locale that the embedded one and the tests have. */
const creation =
  "create database … template template0 encoding 'UTF8' locale 'C' locale_provider builtin builtin_locale 'C.UTF-8'";

interface LocaleRow {
  /** `builtin C.UTF-8` */
  readonly actual: string;
  /** Under which the words of search were made. */
  readonly recorded: string;
  readonly encoding: string;
  /** Whether capitals with accents have their small letters. */
  readonly foldsAccents: boolean;
}

/**
 * Why search and sorting would not work in this database as they do elsewhere, in one line that says what to do; null
 * when they do. Words are split, lowered and compared by the database's locale, which a dump does not take along:
 * restored into another, some products are found no more. Migration 25 recorded it.
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
