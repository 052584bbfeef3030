import type { Sql } from '../database/Database.ts';
import { type MadeDecision, madeDecision } from './decideRegistration.ts';
import { hashToken, randomToken } from './randomToken.ts';

/** The path of a mailed link, on the shop's own origin; its token is in the query, which no log contains. */
export const registrationPagePath = '/api/v1/account/registration';

export const registrationPageHref = (origin: string, token: string): string =>
  `${origin}${registrationPagePath}?token=${encodeURIComponent(token)}`;

/** How long a mailed link works, in milliseconds: seven days. */
const lifetime = 7 * 24 * 60 * 60 * 1000;

/** Earlier links stay valid, as any of the mails may arrive; a decision applies to all of them. */
export async function createRegistrationLink(sql: Sql, companyId: number, now: Date): Promise<string> {
  const token = randomToken();
  await sql`
    insert into registration_links (token_hash, company_id, expires_at)
      values (${hashToken(token)}, ${companyId}, ${new Date(now.getTime() + lifetime)})`;
  return token;
}

export interface LinkedRegistration {
  readonly companyId: number;
  readonly userId: number;
  readonly customerNumber: string;
  readonly name: string;
  readonly email: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** The decision, made by any link or by a command; null while it is pending. */
  readonly decision: MadeDecision | null;
}

/** The registration of a link's token; null for an unknown token. */
export async function findLinkedRegistration(sql: Sql, token: string): Promise<LinkedRegistration | null> {
  const [row] = await sql<
    (Omit<LinkedRegistration, 'decision'> & { approvedAt: Date | null; refusedAt: Date | null })[]
  >`
    select companies.id as company_id, first.id as user_id, companies.customer_number, companies.name, first.email,
        registrations.created_at, expires_at, approved_at, refused_at
      from registration_links
      join registrations on registrations.company_id = registration_links.company_id
      join companies on companies.id = registrations.company_id
      cross join lateral (select id, email from users where company_id = companies.id order by id limit 1) as first
      where token_hash = ${hashToken(token)}`;
  if (!row) return null;
  const { approvedAt, refusedAt, ...registration } = row;
  return { ...registration, decision: madeDecision({ approvedAt, refusedAt }) };
}
