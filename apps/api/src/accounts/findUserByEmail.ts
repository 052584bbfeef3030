import { cleanText } from '@magazijn/domain/validation';
import type { Sql } from '../database/Database.ts';
import type { SessionUser } from '../session/sessions.ts';

/**
 * The one form in which e-mail addresses are compared: NFKC, then lower case by Unicode's own rules, whatever the locale
 * of the database. The unique index on users has the same expression.
 */
const emailKey = (sql: Sql, email: string) =>
  sql`lower(normalize(${email}::text, NFKC) collate "pg_unicode_fast")`;

/** A condition on `users`: the one whom an e-mail address belongs to, however it is typed. */
export const hasEmail = (sql: Sql, typed: string) =>
  sql`lower(normalize(users.email, NFKC) collate "pg_unicode_fast") = ${emailKey(sql, cleanText(typed))}`;

export type FoundUser = SessionUser & { readonly passwordHash: string; readonly disabled: boolean };

/**
 * Who an e-mail address belongs to, however it is typed.
 *
 * @returns with the name under which attempts on the account are counted: one and the same for every way to write it.
 */
export async function findUserByEmail(
  sql: Sql,
  typed: string,
): Promise<{ readonly user: FoundUser | null; readonly account: string }> {
  const [row] = await sql<({ readonly emailKey: string } & (FoundUser | { readonly userId: null }))[]>`
    select ${emailKey(sql, cleanText(typed))} as email_key, users.id as user_id, users.email as username, users.admin,
        users.password_hash, users.disabled, companies.name as company_name, companies.customer_number
      from (values (1)) as once
      left join users on ${hasEmail(sql, typed)}
      left join companies on companies.id = users.company_id`;
  const user = row === undefined || row.userId === null ? null : row;
  return { user, account: user ? `user:${user.userId}` : `email:${row?.emailKey}` };
}
