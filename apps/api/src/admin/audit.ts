import { hasEmail } from '../accounts/login.ts';
import { type AdminCommand, AdminError } from './AdminCommand.ts';
import { printedLine } from './printedLine.ts';

interface Row {
  readonly happenedAt: Date;
  readonly event: string;
  readonly email: string | null;
  readonly original: string | null;
  readonly customerNumber: string | null;
  readonly address: string;
  readonly details: Record<string, unknown>;
}

const lineOf = ({ happenedAt, event, email, original, customerNumber, address, details }: Row): string =>
  [
    happenedAt.toISOString(),
    event,
    email ?? '-',
    ...(original !== null && original !== email ? [`(by ${original})`] : []),
    customerNumber ?? '-',
    address || '-',
    ...(Object.keys(details).length > 0 ? [JSON.stringify(details)] : []),
  ].join('  ');

/** `audit`: shows the last audit events, of all users or of one. */
export const audit: AdminCommand = {
  name: 'audit',
  usage: '[e-mail address]',
  summary:
    'Shows the last 200 logins, switches, password changes, orders and admin commands, of all users or of one.',
  run: async ({ database: { sql }, print }, [email]) => {
    if (email !== undefined) {
      const [user] = await sql`select from users where ${hasEmail(sql, email)}`;
      if (!user) throw new AdminError(`No user has the e-mail address "${email}".`);
    }
    const rows = await sql<Row[]>`
      select events.happened_at, events.event, users.email, original.email as original,
          companies.customer_number, events.address, events.details
        from audit_events as events
        left join users on users.id = events.user_id
        left join users as original on original.id = events.original_user_id
        left join companies on companies.id = events.company_id
        where ${
          email === undefined
            ? sql`true`
            : sql`(events.user_id in (select id from users where ${hasEmail(sql, email)})
                or events.original_user_id in (select id from users where ${hasEmail(sql, email)}))`
        }
        order by events.id desc limit 200`;
    if (rows.length === 0) print('The audit log is empty.');
    for (const row of rows.toReversed()) print(printedLine(lineOf(row)));
    return 0;
  },
};
