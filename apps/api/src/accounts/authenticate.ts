import { allRoles, isAllowed } from '@magazijn/domain/people';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { Client } from '../http/Client.ts';
import type { Viewer } from '../http/Viewer.ts';
import { buyerColumns } from './findBuyer.ts';
import { noteUse, sessionOf } from './sessions.ts';

/**
 * The user of a header `Bearer <token>`; null when it is forged, expired or ended, or the user is disabled.
 *
 * @param unattended whether an open page sent the request by itself, which does not extend the session
 */
export async function authenticate(
  dependencies: Pick<ApiDependencies, 'database' | 'clock' | 'settings' | 'tokens'>,
  authorization: string,
  client: Client,
  unattended = false,
): Promise<Viewer | null> {
  const sessionId = await sessionOf(dependencies, authorization);
  return sessionId === null ? null : findViewer(dependencies, sessionId, client, unattended);
}

/** Bookkeepers have no favourites and lists: they are not among the colleagues who share them. */
const shoppingRoles = allRoles.filter((role) => isAllowed(role, 'shop'));

type Found = Omit<Viewer, 'address'> & { readonly lastUsedAt: Date };

/** The user of a session, whose last use is updated unless unattended; null when it ended or the user is disabled. */
export async function findViewer(
  { database, clock, settings }: Pick<ApiDependencies, 'database' | 'clock' | 'settings'>,
  sessionId: string,
  client: Client,
  unattended = false,
): Promise<Viewer | null> {
  const now = clock();
  const [found] = await database.sql<Found[]>`
    select sessions.id as session_id, sessions.login_id, sessions.expires_at as session_expires_at, sessions.user_id,
        sessions.original_user_id, original.role, ${buyerColumns(database.sql)}, login.last_used_at,
        exists (
          select from users as colleague
            where colleague.company_id in (users.company_id, original.company_id) and not colleague.disabled
              and colleague.id not in (users.id, original.id) and colleague.role = any(${shoppingRoles}::text[])
        ) as has_colleagues
      from sessions
      join sessions as login on login.id = sessions.login_id
      join users on users.id = sessions.user_id
      join users as original on original.id = sessions.original_user_id
      join companies on companies.id = users.company_id
      join addresses on addresses.company_id = companies.id and addresses.kind = 'main'
      where sessions.id = ${sessionId} and sessions.expires_at > ${now}
        and login.last_used_at > ${new Date(now.getTime() - settings.sessionIdleMilliseconds)}
        and not users.disabled and not original.disabled`;
  if (!found) return null;
  const { lastUsedAt, ...viewer } = found;
  if (!unattended && now.getTime() - lastUsedAt.getTime() >= 60_000) {
    await noteUse(database.sql, viewer.loginId, client, now);
  }
  return { ...viewer, address: client.address };
}
