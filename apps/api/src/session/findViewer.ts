import type { ApiParts } from '../ApiParts.ts';
import { closedDays } from '../delivery/closedDays.ts';
import type { Viewer } from './Viewer.ts';

/** Who a session belongs to; null when it is over, revoked, or its user is disabled. */
export async function findViewer({ database, clock }: ApiParts, sessionId: string): Promise<Viewer | null> {
  const [viewer] = await database.sql<Viewer[]>`
    select sessions.id as session_id, sessions.expires_at as session_expires_at, sessions.user_id,
        sessions.original_user_id, companies.id as company_id, companies.customer_number, companies.payment,
        addresses.country, ${closedDays(database.sql, 'companies.id')} as closed_days
      from sessions
      join users on users.id = sessions.user_id
      join users as original on original.id = sessions.original_user_id
      join companies on companies.id = users.company_id
      join addresses on addresses.company_id = companies.id and addresses.kind = 'main'
      where sessions.id = ${sessionId} and sessions.revoked_at is null
        and sessions.expires_at > ${clock()} and not users.disabled and not original.disabled`;
  return viewer ?? null;
}
