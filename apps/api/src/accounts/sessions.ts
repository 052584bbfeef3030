import { randomUUID } from 'node:crypto';
import type { Role } from '@magazijn/domain/people';
import bowser from 'bowser';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { Sql } from '../database/Database.ts';
import type { Client } from '../http/Client.ts';
import type { Viewer } from '../http/Viewer.ts';

/** The maximum lifetime of a login, in milliseconds. */
const lifetime = 8 * 60 * 60 * 1000;

/** The maximum number of switched sessions per login; the next one ends the oldest. */
const switchedAtMost = 20;

export interface SessionUser {
  readonly userId: number;
  readonly username: string;
  readonly admin: boolean;
  /** Name and role of the person who logged in, also while switched. */
  readonly name: string;
  readonly role: Role;
  readonly companyName: string;
  readonly customerNumber: string;
}

/** The session id in a header `Bearer <token>`, which may have ended; null for an invalid token. */
export async function sessionOf(
  { tokens }: Pick<ApiDependencies, 'tokens'>,
  authorization: string | null,
): Promise<string | null> {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '') ?? [];
  return token === undefined ? null : tokens.verify(token);
}

/**
 * A login ends the previous one of its browser, with the sessions switched from it. Expired sessions are deleted.
 *
 * @param from the session that switched to this user: the new session belongs to its login, and ends no later.
 */
export async function openSession(
  dependencies: Pick<ApiDependencies, 'clock' | 'tokens'>,
  sql: Sql,
  user: SessionUser,
  client: Client,
  from?: Pick<Viewer, 'loginId' | 'originalUserId' | 'sessionExpiresAt'>,
): Promise<{ readonly sessionId: string; readonly token: string }> {
  const now = dependencies.clock();
  const latest = new Date(now.getTime() + lifetime);
  const expiresAt = from && from.sessionExpiresAt < latest ? from.sessionExpiresAt : latest;
  const sessionId = randomUUID();
  const replaced = from ? null : await sessionOf(dependencies, client.authorization);
  await sql`
    with ended as (
      delete from sessions where id in (
        select id from sessions where expires_at <= ${now} limit 100 for update skip locked)
    ), oldest as (
      delete from sessions where id in (
        select id from sessions where login_id = ${from?.loginId ?? null}::uuid and id <> login_id
          order by created_at desc, id offset ${switchedAtMost - 1})
    ), replaced as (
      delete from sessions
        where id = login_id and id = (select login_id from sessions where id = ${replaced}::uuid)
        returning original_user_id
    ), noted as (
      insert into audit_events (happened_at, event, user_id, original_user_id, company_id, address)
        select ${now}::timestamptz, ${from ? 'switch' : 'login'}, id, ${from?.originalUserId ?? user.userId}, company_id,
            ${client.address}
          from users where id = ${user.userId}
        union all
        select ${now}::timestamptz, 'session-ended', users.id, users.id, company_id, ${client.address}
          from replaced join users on users.id = original_user_id
    )
    insert into sessions
        (id, login_id, user_id, original_user_id, created_at, last_used_at, expires_at, address, user_agent)
      values (${sessionId}, ${from?.loginId ?? sessionId}, ${user.userId}, ${from?.originalUserId ?? user.userId},
        ${now}, ${now}, ${expiresAt}, ${client.address}, ${client.userAgent})`;
  const token = await dependencies.tokens.sign({
    sessionId,
    userId: user.userId,
    username: user.username,
    company: { name: user.companyName, customer_number: user.customerNumber },
    admin: user.admin,
    name: user.name,
    role: user.role,
    expiresAt,
  });
  return { sessionId, token };
}

/** Records the time and place of a login's last use, at most once a minute, so that not every request writes. */
export async function noteUse(sql: Sql, loginId: string, client: Client, now: Date): Promise<void> {
  const minuteAgo = new Date(now.getTime() - 60_000);
  await sql`
    update sessions set last_used_at = ${now}, address = ${client.address}, user_agent = ${client.userAgent}
      where id = ${loginId} and last_used_at <= ${minuteAgo}`;
}

interface Login {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly address: string;
  readonly userAgent: string;
}

export function listLogins(
  { database, clock, settings }: Pick<ApiDependencies, 'database' | 'clock' | 'settings'>,
  userId: number,
): Promise<Login[]> {
  const now = clock();
  return database.sql<Login[]>`
    select id, created_at, last_used_at, address, user_agent from sessions
      where original_user_id = ${userId} and id = login_id and expires_at > ${now}
        and last_used_at > ${new Date(now.getTime() - settings.sessionIdleMilliseconds)}
      order by last_used_at desc, id limit 100`;
}

/** Ends a login of the viewer and all sessions switched from it. @returns whether it existed. */
export async function endLogin(
  { database, clock }: Pick<ApiDependencies, 'database' | 'clock'>,
  viewer: Viewer,
  loginId: string,
): Promise<boolean> {
  const event = loginId === viewer.loginId ? 'logout' : 'session-ended';
  const ended = await database.sql`
    with ended as (
      delete from sessions
        where id = ${loginId} and login_id = ${loginId} and original_user_id = ${viewer.originalUserId}
        returning id
    )
    insert into audit_events (happened_at, event, user_id, original_user_id, company_id, address)
      select ${clock()}, ${event}, ${viewer.userId}, ${viewer.originalUserId}, ${viewer.companyId}, ${viewer.address}
        from ended
      returning id`;
  return ended.length > 0;
}

/** Ends every session of a user's password and those switched from it, except this session and its login. */
export async function endOtherSessions(
  sql: Sql,
  userId: number,
  except: Pick<Viewer, 'sessionId' | 'loginId'> | null,
): Promise<void> {
  const kept = except ? [except.sessionId, except.loginId] : [];
  await sql`delete from sessions where original_user_id = ${userId} and id <> all(${kept}::uuid[])`;
}

/** Browser and operating system in a few words: 'Firefox op Windows'. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'Onbekend apparaat';
  const { browser, os } = bowser.parse(userAgent);
  return [browser.name || 'Onbekende browser', ...(os.name ? [os.name] : [])].join(' op ');
}
