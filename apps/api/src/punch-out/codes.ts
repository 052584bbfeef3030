import type { ApiDependencies } from '../ApiDependencies.ts';
import { hashToken, randomToken } from '../accounts/randomToken.ts';
import { openSession, type SessionUser } from '../accounts/sessions.ts';
import type { CxmlPunchOut } from '../database/tables/punchOut.ts';
import type { Client } from '../http/Client.ts';
import { HttpError } from '../http/HttpError.ts';

interface PunchOutTicket {
  readonly userId: number;
  /** The punch-out request's parameters but user name and password, by their names in capitals. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly cxml: CxmlPunchOut | null;
}

/**
 * A one-time code, 256 random bits stored as a hash. The parameters stay in the database, so that no URL has them.
 *
 * @param seconds how long the code is valid
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

interface StartedPunchOut {
  readonly token: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly cxml: CxmlPunchOut | null;
}

type Ticket = SessionUser & {
  readonly parameters: Record<string, string>;
  readonly cxml: CxmlPunchOut | null;
};

/** Exchanges a code for a session. @throws HttpError 401 when it was used, has expired or its user is disabled. */
export async function exchangeCode(
  dependencies: ApiDependencies,
  client: Client,
  code: string,
): Promise<StartedPunchOut> {
  const hash = hashToken(code);
  return dependencies.database.sql.begin(async (sql) => {
    // Of concurrent requests, only one deletes the row.
    const [ticket] = await sql<Ticket[]>`
      delete from punch_out_codes as codes using users, companies
        where codes.code_hash = ${hash} and codes.expires_at > ${dependencies.clock()}
          and users.id = codes.user_id and not users.disabled and companies.id = users.company_id
        returning users.id as user_id, users.email as username, users.admin, users.name, users.role,
          companies.name as company_name, companies.customer_number, codes.call_up as parameters, codes.cxml`;
    if (!ticket) throw new HttpError(401, 'This code was used, or is too old.');
    const { parameters, cxml } = ticket;
    const { sessionId, token } = await openSession(dependencies, sql, ticket, client);
    // The transfer sends these values back; the browser cannot change them.
    if (cxml) {
      await sql`
        insert into cxml_punch_outs (session_id, cxml)
          values (${sessionId}, ${JSON.stringify(cxml)}::text::jsonb)`;
    }
    return { token, parameters, cxml };
  });
}
