import type { ApiParts } from '../ApiParts.ts';

/** Ends a session: from now on its token is refused everywhere. */
export async function closeSession({ database, clock }: ApiParts, sessionId: string): Promise<void> {
  await database.sql`update sessions set revoked_at = ${clock()} where id = ${sessionId} and revoked_at is null`;
}
