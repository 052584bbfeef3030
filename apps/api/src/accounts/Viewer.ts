import type { ApiParts } from '../ApiParts.ts';
import { closedDays } from '../delivery/offeredDates.ts';
import type { Client } from '../http/Client.ts';
import { noteUse } from './sessions.ts';

/** Who makes a call, read from the database at that call. */
export interface Viewer {
  readonly sessionId: string;
  /** The login that the session descends from. */
  readonly loginId: string;
  readonly sessionExpiresAt: Date;
  readonly userId: number;
  /** Who logged in; another than `userId` while switched. */
  readonly originalUserId: number;
  readonly companyId: number;
  readonly customerNumber: string;
  readonly payment: 'ideal' | 'on_account' | 'debit';
  /** Where goods go: decides VAT rates and holidays. */
  readonly country: 'NL' | 'BE';
  /** Days of the week on which nobody is there to receive them, 1 (Monday) to 7. */
  readonly closedDays: readonly number[];
  /** Where this request came from. */
  readonly address: string;
}

/**
 * Who holds a bearer; null when it does not count: forged, expired, ended, or its user is disabled.
 *
 * @param authorization the header: `Bearer <token>`.
 */
export async function authenticate(
  parts: ApiParts,
  authorization: string,
  client: Client,
): Promise<Viewer | null> {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(authorization) ?? [];
  const sessionId = token === undefined ? null : await parts.tokens.verify(token);
  return sessionId === null ? null : findViewer(parts, sessionId, client);
}

type Found = Omit<Viewer, 'address'> & { readonly lastUsedAt: Date };

/**
 * Who a session belongs to, which is in use thereby; null when it is over, ended, not used for too long, or its user is
 * disabled.
 */
export async function findViewer(
  { database, clock, settings }: ApiParts,
  sessionId: string,
  client: Client,
): Promise<Viewer | null> {
  const now = clock();
  const [found] = await database.sql<Found[]>`
    select sessions.id as session_id, sessions.login_id, sessions.expires_at as session_expires_at, sessions.user_id,
        sessions.original_user_id, companies.id as company_id, companies.customer_number, companies.payment,
        addresses.country, ${closedDays(database.sql, 'companies.id')} as closed_days, login.last_used_at
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
  if (now.getTime() - lastUsedAt.getTime() >= 60_000) {
    await noteUse(database.sql, viewer.loginId, client, now);
  }
  return { ...viewer, address: client.address };
}
