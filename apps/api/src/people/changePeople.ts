import { lastAdministratorMessage, leavesNoAdministrator, type Role } from '@magazijn/domain/people';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { endOtherSessions } from '../accounts/sessions.ts';
import type { Sql } from '../database/Database.ts';
import { recordEvent } from '../database/recordEvent.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import type { Viewer } from '../http/Viewer.ts';

type Dependencies = Pick<ApiDependencies, 'database' | 'clock'>;

interface LockedPerson {
  readonly id: number;
  readonly role: Role;
}

/**
 * Locks the people of the company in one order, so that two administrators cannot take away each other's role.
 *
 * @param role the person's new role; null when their access ends
 * @throws HttpError 404 for another company's, 409 when the company would have no administrator.
 */
async function lockPerson(sql: Sql, viewer: Viewer, id: number, role: Role | null): Promise<LockedPerson> {
  const people = await sql<LockedPerson[]>`
    select id, role from users where company_id = ${viewer.companyId} and not disabled order by id for update`;
  const person = people.find((one) => one.id === id);
  if (!person) throw notFound();
  if (leavesNoAdministrator(people, id, role)) throw new HttpError(409, lastAdministratorMessage);
  return person;
}

const eventOf = (
  { originalUserId, address }: Viewer,
  event: 'person-changed' | 'person-ended',
  id: number,
  details: Readonly<Record<string, unknown>> = {},
) => ({ event, userId: id, originalUserId, address, details }) as const;

/**
 * A new role ends the person's sessions, since open pages show the actions of the previous role.
 *
 * @throws HttpError 404 for another company's, 409 when the company would have no administrator.
 */
export async function changePerson(
  { database, clock }: Dependencies,
  viewer: Viewer,
  id: number,
  { name, role }: { readonly name: string; readonly role: Role },
): Promise<void> {
  await database.sql.begin(async (sql) => {
    const person = await lockPerson(sql, viewer, id, role);
    await sql`update users set name = ${name}, role = ${role} where id = ${id}`;
    if (person.role === role) return;
    await endOtherSessions(sql, id, null);
    await recordEvent(sql, eventOf(viewer, 'person-changed', id, { from: person.role, to: role }), clock());
  });
}

/**
 * Ends a person's access, sessions and links; their orders, shared lists and events keep naming them.
 *
 * @throws HttpError 404 for another company's, 409 when the company would have no administrator.
 */
export async function endPerson(
  { database, clock }: Dependencies,
  viewer: Viewer,
  id: number,
): Promise<void> {
  await database.sql.begin(async (sql) => {
    await lockPerson(sql, viewer, id, null);
    const now = clock();
    await sql`update users set disabled = true, ended_at = ${now} where id = ${id}`;
    await sql`delete from password_resets where user_id = ${id}`;
    // From now on everyone of the company may remove shared lists, and one that a switched login made is the other person's.
    await sql`
      update shopping_lists set user_id = nullif(user_id, ${id}), maker_id = nullif(maker_id, ${id})
        where ${id}::int in (user_id, maker_id) and (shared or user_id <> maker_id)`;
    await endOtherSessions(sql, id, null);
    await recordEvent(sql, eventOf(viewer, 'person-ended', id), now);
  });
}
