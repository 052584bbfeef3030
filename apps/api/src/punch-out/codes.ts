import type { ApiDependencies } from '../ApiDependencies.ts';
import { hashToken, randomToken } from '../accounts/randomToken.ts';
import { openSession, type SessionUser } from '../accounts/sessions.ts';
import type { Sql } from '../database/Database.ts';
import type { CxmlPunchOut } from '../database/tables/punchOut.ts';
import type { Client } from '../http/Client.ts';
import { HttpError } from '../http/HttpError.ts';

/** What a code stands for. */
interface PunchOutTicket {
  readonly userId: number;
  /** The punch-out request's parameters but user name and password, by their names in capitals. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly cxml: CxmlPunchOut | null;
}

/**
 * Makes a code by which a browser begins a punch-out: 256 random bits, good once and kept as a hash alone. What the
 * procurement system sent stays here, so that neither password nor hook URL stands in an address.
 *
 * @param seconds how long it is good
 */
export async function createCode(
  { database: { sql }, clock }: ApiDependencies,
  { userId, parameters, cxml }: PunchOutTicket,
  seconds: number,
): Promise<string> {
  const code = randomToken();
  const now = clock();
  await sql`
    with ended as (delete from punch_out_codes where user_id = ${userId} and expires_at <= ${now})
    insert into punch_out_codes (code_hash, user_id, call_up, cxml, expires_at)
      values (${hashToken(code)}, ${userId}, ${JSON.stringify(parameters)}::text::jsonb,
        ${cxml && JSON.stringify(cxml)}::text::jsonb,
        ${new Date(now.getTime() + seconds * 1000)})`;
  return code;
}

/** A session that begins with a code. */
interface StartedPunchOut {
  readonly token: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly cxml: CxmlPunchOut | null;
}

type Ticket = SessionUser & {
  readonly parameters: Record<string, string>;
  readonly cxml: CxmlPunchOut | null;
};

/**
 * Opens the session that a code stands for, and ends the code, both or neither.
 *
 * @throws HttpError 401 when it was used, is too old, never was, or its user is disabled by now.
 */
export async function exchangeCode(
  dependencies: ApiDependencies,
  client: Client,
  code: string,
): Promise<StartedPunchOut> {
  const hash = hashToken(code);
  return dependencies.database.sql.begin(async (sql) => {
    // Of two at the same moment one removes it.
    const [ticket] = await sql<Ticket[]>`
      delete from punch_out_codes as codes using users, companies
        where codes.code_hash = ${hash} and codes.expires_at > ${dependencies.clock()}
          and users.id = codes.user_id and not users.disabled and companies.id = users.company_id
        returning users.id as user_id, users.email as username, users.admin, companies.name as company_name,
          companies.customer_number, codes.call_up as parameters, codes.cxml`;
    if (!ticket) throw new HttpError(401, 'This code was used, or is too old.');
    const { parameters, cxml } = ticket;
    const { sessionId, token } = await openSession(dependencies, sql, ticket, client);
    // The transfer repeats what the procurement system sent, which no browser can change.
    if (cxml) {
      await sql`
        insert into cxml_punch_outs (session_id, cxml)
          values (${sessionId}, ${JSON.stringify(cxml)}::text::jsonb)`;
    }
    return { token, parameters, cxml };
  });
}

/** What a cXML system asked for when it began a session; null for any other session. */
export async function findCxmlPunchOut(sql: Sql, sessionId: string): Promise<CxmlPunchOut | null> {
  const [row] = await sql<{ cxml: CxmlPunchOut }[]>`
    select cxml from cxml_punch_outs where session_id = ${sessionId}`;
  return row?.cxml ?? null;
}
