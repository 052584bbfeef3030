import { invitationDays, maxPeople, type Role } from '@magazijn/domain/people';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { lockCompany } from '../accounts/companies.ts';
import { hashPassword } from '../accounts/hashPassword.ts';
import { emailKey, hasEmail } from '../accounts/login.ts';
import { type PasswordOwner, refusePassword } from '../accounts/passwordProblem.ts';
import { hashToken, randomToken } from '../accounts/randomToken.ts';
import { openSession, type SessionUser } from '../accounts/sessions.ts';
import { countAttempts, networkOf } from '../accounts/throttle.ts';
import type { Sql } from '../database/Database.ts';
import { addToOutbox } from '../database/outbox.ts';
import { recordEvent } from '../database/recordEvent.ts';
import type { Client } from '../http/Client.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import type { Viewer } from '../http/Viewer.ts';

/** The page of a mailed link; its token is in the query, which no log keeps. */
export const invitationPageHref = (origin: string, token: string): string =>
  `${origin}/uitnodiging?token=${encodeURIComponent(token)}`;

const lifetime = invitationDays * 24 * 60 * 60 * 1000;

interface Invited {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
}

/**
 * Invites a person by mail, again with the latest name and role; earlier links stay valid. Returns the invitation's id.
 *
 * @throws HttpError 409 for an address that has access already, 422 beyond the most people, 429 after too many.
 */
export async function invite(
  dependencies: ApiDependencies,
  viewer: Viewer,
  { email, name, role }: Invited,
): Promise<number> {
  const { sql } = dependencies.database;
  await countAttempts(dependencies, [
    ['invitation-address', `${viewer.companyId} ${email.toLowerCase()}`],
    ['invitation-company', String(viewer.companyId)],
  ]);
  const now = dependencies.clock();
  const expiresAt = new Date(now.getTime() + lifetime);
  return sql.begin(async (transaction) => {
    await lockCompany(transaction, viewer);
    await refuseInvitation(transaction, viewer, email);
    const [invitation] = await transaction<{ id: number }[]>`
      insert into invitations (company_id, email, name, role, invited_by, expires_at)
        values (${viewer.companyId}, ${email}, ${name}, ${role}, ${viewer.originalUserId}, ${expiresAt})
        on conflict (company_id, lower(normalize(email, NFKC) collate "pg_unicode_fast")) do update
          set email = excluded.email, name = excluded.name, role = excluded.role, invited_by = excluded.invited_by,
            expires_at = excluded.expires_at
        returning id`;
    const id = invitation?.id ?? 0;
    await addToOutbox(transaction, 'invitation', `invitation:${id}:${now.getTime()}`, {
      userId: viewer.userId,
      invitationId: id,
    });
    const { userId, originalUserId, address } = viewer;
    const details = { email, role };
    const event = { event: 'person-invited', userId, originalUserId, address, details } as const;
    await recordEvent(transaction, event, now);
    return id;
  });
}

/** @throws HttpError 409 for an address that has access already, 422 beyond the most people. */
async function refuseInvitation(sql: Sql, { companyId }: Viewer, email: string): Promise<void> {
  const [found] = await sql<{ isMember: boolean; count: number }[]>`
    select
      exists (select from users where company_id = ${companyId} and not disabled and ${hasEmail(sql, email)})
        as is_member,
      ((select count(*) from users where company_id = ${companyId} and not disabled)
        + (select count(*) from invitations where company_id = ${companyId}
          and lower(normalize(email, NFKC) collate "pg_unicode_fast") <> ${emailKey(sql, email)}))::int as count`;
  if (found?.isMember) throw new HttpError(409, 'Deze persoon heeft al toegang.');
  if ((found?.count ?? 0) >= maxPeople) {
    throw new HttpError(422, `Er kunnen hoogstens ${maxPeople} mensen bij je organisatie horen.`);
  }
}

/** Withdraws an invitation of the viewer's company. Its links stop working. @throws HttpError 404 for an unknown invitation. */
export async function withdrawInvitation(
  { database, clock }: Pick<ApiDependencies, 'database' | 'clock'>,
  { companyId, userId, originalUserId, address }: Viewer,
  id: number,
): Promise<void> {
  const [gone] = await database.sql`
    with gone as (
      delete from invitations where id = ${id} and company_id = ${companyId} returning email, role
    )
    insert into audit_events (happened_at, event, user_id, original_user_id, company_id, address, details)
      select ${clock()}::timestamptz, 'invitation-withdrawn', ${userId}, ${originalUserId}, ${companyId}, ${address},
          jsonb_build_object('email', email, 'role', role)
        from gone
      returning id`;
  if (!gone) throw notFound();
}

/** Creates the token of a mailed link. Earlier links stay valid, since any of their mails may be the one that arrived. */
export async function createInvitationLink(sql: Sql, invitationId: number): Promise<string> {
  const token = randomToken();
  await sql`
    insert into invitation_links (token_hash, invitation_id) values (${hashToken(token)}, ${invitationId})`;
  return token;
}

export interface FoundInvitation extends Invited {
  readonly id: number;
  readonly companyId: number;
  readonly companyName: string;
  readonly expiresAt: Date;
  /** The user with this address: of this company, whose access had ended, or of another one. */
  readonly user: { readonly id: number; readonly canReturn: boolean } | null;
}

const unusable = () =>
  new HttpError(404, 'This invitation was accepted or withdrawn, has expired, or does not exist.');

/** The invitation of a mailed link. One statement. @throws HttpError 404 for a link that does not work (any more). */
export async function findInvitation(sql: Sql, token: string, now: Date): Promise<FoundInvitation> {
  const [row] = await sql<
    (Omit<FoundInvitation, 'user'> & { readonly userId: number | null; readonly canReturn: boolean | null })[]
  >`
    select invitations.id, invitations.company_id, invitations.email, invitations.name, invitations.role,
        invitations.expires_at, companies.name as company_name, users.id as user_id,
        users.company_id = invitations.company_id and users.ended_at is not null as can_return
      from invitation_links
      join invitations on invitations.id = invitation_id
      join companies on companies.id = invitations.company_id
      left join users on lower(normalize(users.email, NFKC) collate "pg_unicode_fast")
        = lower(normalize(invitations.email, NFKC) collate "pg_unicode_fast")
      where token_hash = ${hashToken(token)} and invitations.expires_at > ${now}`;
  if (!row) throw unusable();
  const { userId, canReturn, ...invitation } = row;
  return { ...invitation, user: userId === null ? null : { id: userId, canReturn: canReturn ?? false } };
}

/** For the person who accepts: the address belongs to an account elsewhere. */
const takenMessage =
  'Dit e-mailadres hoort al bij een ander account. Vraag je collega om je op een ander adres uit te nodigen.';

/**
 * Accepts an invitation once: makes the user, or gives access again, and returns a bearer token.
 *
 * @throws HttpError 404 for a link that does not work (any more), 409 for an address with another account, 422 with a
 * Dutch sentence about the password, 429 after too many wrong links.
 */
export async function acceptInvitation(
  dependencies: ApiDependencies,
  client: Client,
  token: string,
  {
    name,
    pair,
  }: { readonly name: string; readonly pair: { readonly first: string; readonly second: string } },
): Promise<string> {
  const { sql } = dependencies.database;
  await countAttempts(dependencies, [['reset', networkOf(client.address)]]);
  const now = dependencies.clock();
  const invitation = await findInvitation(sql, token, now);
  if (invitation.user && !invitation.user.canReturn) throw new HttpError(409, takenMessage);
  const owner: PasswordOwner = { email: invitation.email, companyName: invitation.companyName };
  refusePassword(pair, owner, dependencies.settings.brand.name);
  const passwordHash = await hashPassword(pair.first);
  const user = await sql.begin(async (transaction) => {
    // Of two concurrent requests, one deletes the row; the other waits and then finds none.
    const [made] = await transaction<SessionUser[]>`
      with used as (
        delete from invitations where id = ${invitation.id} and expires_at > ${now} returning company_id, email, role
      ),
      back as (
        update users set password_hash = ${passwordHash}, name = ${name}, role = used.role, disabled = false,
            ended_at = null
          from used where users.id = ${invitation.user?.id ?? null} and users.company_id = used.company_id
            and users.ended_at is not null
          returning users.id, users.company_id, users.email, users.admin, users.role, users.name
      ),
      new as (
        insert into users (company_id, email, password_hash, name, role)
          select company_id, email, ${passwordHash}, ${name}, role from used where ${invitation.user === null}
          on conflict do nothing
          returning id, company_id, email, admin, role, name
      )
      select member.id as user_id, member.email as username, member.admin, member.role, member.name,
          companies.name as company_name, companies.customer_number
        from (select * from back union all select * from new) as member
        join companies on companies.id = member.company_id`;
    if (!made) return null;
    const event = { event: 'person-joined', userId: made.userId, address: client.address } as const;
    await recordEvent(transaction, event, now);
    return made;
  });
  if (!user) throw unusable();
  await client.rememberDevice(user.userId);
  return (await openSession(dependencies, sql, user, client)).token;
}
