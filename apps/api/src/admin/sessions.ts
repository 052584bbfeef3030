import { hasEmail } from '../accounts/login.ts';
import { deviceName, endOtherSessions } from '../accounts/sessions.ts';
import { type AdminCommand, type AdminDependencies, AdminError } from './AdminCommand.ts';

interface Row {
  readonly id: string;
  readonly email: string;
  readonly customerNumber: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly address: string;
  readonly userAgent: string;
  readonly switched: number;
}

async function list({ database: { sql }, clock, print }: AdminDependencies, email?: string): Promise<void> {
  const rows = await sql<Row[]>`
    select sessions.id, users.email, companies.customer_number, sessions.created_at, sessions.last_used_at,
        sessions.address, sessions.user_agent,
        (select count(*)::int - 1 from sessions as own where own.login_id = sessions.id) as switched
      from sessions
      join users on users.id = sessions.user_id
      join companies on companies.id = users.company_id
      where sessions.id = sessions.login_id and sessions.expires_at > ${clock()}
        and ${email === undefined ? sql`true` : hasEmail(sql, email)}
      order by sessions.last_used_at`;
  if (rows.length === 0) print('No user is logged in.');
  for (const { id, email, customerNumber, createdAt, lastUsedAt, address, userAgent, switched } of rows) {
    print(
      `${id}  ${email}  ${customerNumber}  since ${createdAt.toISOString()}  used ${lastUsedAt.toISOString()}  ${address || '-'}  ${deviceName(userAgent)}${switched > 0 ? `  switched ${switched} times` : ''}`,
    );
  }
}

async function end({ database: { sql }, print }: AdminDependencies, which: string): Promise<void> {
  if (/^[0-9a-f-]{36}$/.test(which)) {
    const ended = await sql`delete from sessions where id = ${which} and id = login_id returning id`;
    if (ended.length === 0) throw new AdminError(`There is no login ${which}: sessions list shows them.`);
    print('1 login ended, with the companies it had switched to.');
    return;
  }
  const [user] = await sql<{ id: number }[]>`select id from users where ${hasEmail(sql, which)}`;
  if (!user) throw new AdminError(`No user has the e-mail address "${which}".`);
  await endOtherSessions(sql, user.id, null);
  print(`${which}: all logins ended, with the companies they had switched to.`);
}

/** `sessions`: lists logins, and ends one or all of a user. */
export const sessions: AdminCommand = {
  name: 'sessions',
  usage: 'list [e-mail address] | end <e-mail address or login>',
  summary: 'Lists logins, or ends one of them or all of a user.',
  run: async (dependencies, [act, which, ...rest]) => {
    if (act === 'list' && rest.length === 0) await list(dependencies, which);
    else if (act === 'end' && which !== undefined && rest.length === 0) await end(dependencies, which.trim());
    else throw new AdminError('Type sessions list, or sessions end with an e-mail address or a login.');
    return 0;
  },
};
