import type { ApiParts } from '../ApiParts.ts';
import type { Viewer } from './Viewer.ts';

/**
 * Who holds a bearer; null when it does not count: forged, expired, revoked, or its user is disabled.
 *
 * @param authorization the header: `Bearer <token>`.
 */
export async function authenticate(parts: ApiParts, authorization: string): Promise<Viewer | null> {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(authorization) ?? [];
  const sessionId = token === undefined ? null : await parts.tokens.verify(token);
  if (sessionId === null) return null;
  const [viewer] = await parts.database.sql<Viewer[]>`
    select sessions.id as session_id, sessions.expires_at as session_expires_at, sessions.user_id,
        sessions.original_user_id, companies.id as company_id, companies.customer_number, companies.payment,
        addresses.country
      from sessions
      join users on users.id = sessions.user_id
      join users as original on original.id = sessions.original_user_id
      join companies on companies.id = users.company_id
      join addresses on addresses.company_id = companies.id and addresses.kind = 'main'
      where sessions.id = ${sessionId} and sessions.revoked_at is null
        and sessions.expires_at > ${parts.clock()} and not users.disabled and not original.disabled`;
  return viewer ?? null;
}
