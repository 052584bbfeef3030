import { randomUUID } from 'node:crypto';
import type { ApiParts } from '../ApiParts.ts';

/** How long a login lasts at most. */
const lifetime = 8 * 60 * 60 * 1000;

/** A user as a token shows it. */
export interface SessionUser {
  readonly userId: number;
  readonly username: string;
  readonly admin: boolean;
  readonly companyName: string;
  readonly customerNumber: string;
}

/**
 * Starts a session and gives its token.
 *
 * @param original who logged in, when that is another: the session ends when theirs does.
 */
export async function openSession(
  parts: ApiParts,
  user: SessionUser,
  original?: { readonly userId: number; readonly sessionExpiresAt: Date },
): Promise<string> {
  const now = parts.clock();
  const latest = new Date(now.getTime() + lifetime);
  const expiresAt = original && original.sessionExpiresAt < latest ? original.sessionExpiresAt : latest;
  const sessionId = randomUUID();
  await parts.database.sql`
    insert into sessions (id, user_id, original_user_id, created_at, expires_at)
    values (${sessionId}, ${user.userId}, ${original?.userId ?? user.userId}, ${now}, ${expiresAt})`;
  return parts.tokens.sign({
    sessionId,
    userId: user.userId,
    username: user.username,
    company: { name: user.companyName, customer_number: user.customerNumber },
    admin: user.admin,
    expiresAt,
  });
}
