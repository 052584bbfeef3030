import type { ApiDependencies } from '../ApiDependencies.ts';
import type { Sql } from '../database/Database.ts';
import type { Client } from '../http/Client.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import type { Viewer } from '../http/Viewer.ts';
import { openSession, type SessionUser } from './sessions.ts';
import { countAttempts } from './throttle.ts';

/**
 * Switches to another user of the original user's list, or any for an admin; returns the token of the new session.
 *
 * @param previousToken while switched, the token of the user's own account; it must have the same original user.
 */
export async function switchTo(
  dependencies: ApiDependencies,
  viewer: Viewer,
  client: Client,
  userId: number,
  previousToken: string | null,
): Promise<string> {
  const { sql } = dependencies.database;
  if (previousToken !== null) {
    const sessionId = await dependencies.tokens.verify(previousToken);
    const [previous] = await sql<{ originalUserId: number }[]>`
      select original_user_id from sessions where id = ${sessionId}`;
    if (previous?.originalUserId !== viewer.originalUserId) {
      throw new HttpError(403, 'The previous token is not of the same user.');
    }
  }
  const [target] = await sql<SessionUser[]>`
    select target.id as user_id, target.email as username, target.admin, original.name, original.role,
        companies.name as company_name, companies.customer_number
      from users as original
      join users as target on target.id = ${userId} and not target.disabled
      join companies on companies.id = target.company_id
      where original.id = ${viewer.originalUserId}
        and (original.admin or target.id = original.id or (
          companies.parent_id = original.company_id and target.id = ${firstUser(sql)}))`;
  if (!target) throw notFound();
  await countAttempts(dependencies, [['switch', String(viewer.originalUserId)]]);
  return (await openSession(dependencies, dependencies.database.sql, target, client, viewer)).token;
}

/** SQL for the user of `companies` that a parent organisation switches to: its first enabled one; null without one. */
export const firstUser = (sql: Sql) => sql`
  (select min(id) from users where company_id = companies.id and not disabled)`;

interface SwitchableCompany {
  readonly customerNumber: string;
  readonly name: string;
  readonly userId: number;
  /** Of the delivery address; null for a company without one. */
  readonly city: string | null;
}

/** The companies below the user's own, by name; each with its first enabled user. */
export function switchableCompanies(sql: Sql, userId: number): Promise<SwitchableCompany[]> {
  return sql<SwitchableCompany[]>`
    select companies.customer_number, companies.name, first.id as user_id, addresses.city
      from users as own
      join companies on companies.parent_id = own.company_id
      cross join lateral (select ${firstUser(sql)} as id) as first
      left join addresses on addresses.company_id = companies.id and addresses.kind = 'main'
      where own.id = ${userId} and first.id is not null
      order by companies.name, companies.id`;
}
