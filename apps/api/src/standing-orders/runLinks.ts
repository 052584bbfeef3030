import { hashToken, randomToken } from '../accounts/randomToken.ts';
import type { Sql } from '../database/Database.ts';

/** The lifetime of a mailed link in milliseconds: thirty days, so that it also shows the outcome of the run. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

/** The page of a mailed link; the token is in the query, which no log contains. */
export const runPageHref = (origin: string, token: string): string =>
  `${origin}/herhaalorders/antwoord?token=${encodeURIComponent(token)}`;

/** Makes the token of a link by which a user decides about a run, without a login. */
export async function createRunLink(sql: Sql, runId: number, userId: number, now: Date): Promise<string> {
  const token = randomToken();
  await sql`
    insert into standing_order_links (token_hash, run_id, user_id, expires_at)
      values (${hashToken(token)}, ${runId}, ${userId}, ${new Date(now.getTime() + lifetime)})`;
  return token;
}

interface LinkedRun {
  readonly runId: number;
  readonly standingOrderId: number;
  readonly companyId: number;
  readonly userId: number;
}

/** The run of a token; null for an old one, or a user who cannot log in or left the company. One statement. */
export async function findLinkedRun(sql: Sql, token: string, now: Date): Promise<LinkedRun | null> {
  const [row] = await sql<LinkedRun[]>`
    select standing_order_runs.id as run_id, standing_orders.id as standing_order_id, standing_orders.company_id,
        users.id as user_id
      from standing_order_links
      join standing_order_runs on standing_order_runs.id = run_id
      join standing_orders on standing_orders.id = standing_order_id
      join users on users.id = standing_order_links.user_id and users.company_id = standing_orders.company_id
      where token_hash = ${hashToken(token)} and expires_at > ${now} and not users.disabled`;
  return row ?? null;
}
