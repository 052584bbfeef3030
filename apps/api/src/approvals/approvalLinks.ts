import { approvalLinkDays } from '@magazijn/domain/approvals';
import type { Role } from '@magazijn/domain/people';
import { hashToken, randomToken } from '../accounts/randomToken.ts';
import type { Sql } from '../database/Database.ts';

/** The path of a mailed link, on the shop's own origin; its token is in the query, which no log contains. */
export const approvalPagePath = '/api/v1/approvals/link';

const lifetime = approvalLinkDays * 24 * 60 * 60 * 1000;

export const approvalPageHref = (origin: string, token: string): string =>
  `${origin}${approvalPagePath}?token=${encodeURIComponent(token)}`;

/** Makes the token of a link by which one person decides about one version of a request, without a login. */
export async function createApprovalLink(
  sql: Sql,
  { id, version }: { readonly id: number; readonly version: number },
  userId: number,
  now: Date,
): Promise<string> {
  const token = randomToken();
  await sql`
    insert into approval_links (token_hash, request_id, user_id, version, expires_at)
      values (${hashToken(token)}, ${id}, ${userId}, ${version}, ${new Date(now.getTime() + lifetime)})`;
  return token;
}

export interface LinkedApproval {
  readonly requestId: number;
  readonly version: number;
  readonly id: number;
  readonly role: Role;
  readonly companyId: number;
}

/** The request of a token; null for an old one, or a person who cannot log in or left the company. One statement. */
export async function findLinkedApproval(sql: Sql, token: string, now: Date): Promise<LinkedApproval | null> {
  const [row] = await sql<LinkedApproval[]>`
    select request.id as request_id, links.version, users.id, users.role, request.company_id
      from approval_links as links
      join approval_requests as request on request.id = links.request_id
      join users on users.id = links.user_id and users.company_id = request.company_id
      where links.token_hash = ${hashToken(token)} and links.expires_at > ${now} and not users.disabled`;
  return row ?? null;
}
