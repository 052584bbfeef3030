import type { Sql } from '../database/Database.ts';
import type { MailRecipient } from './MailContent.ts';

/** A user as mails address them. */
export interface MailReader {
  readonly userId: number;
  readonly to: MailRecipient;
  /** 'Hallo Daniëlle,'; of a department the company, 'Hallo Kinderopvang De Vlinder,'; without either 'Hallo,'. */
  readonly greeting: string;
  readonly companyId: number;
  readonly companyName: string;
  readonly customerNumber: string;
  /** `pending`: registered and not decided about. `disabled`: cannot log in for another reason. */
  readonly state: 'active' | 'pending' | 'refused' | 'disabled';
}

interface ReaderRow {
  readonly email: string;
  readonly disabled: boolean;
  /** Registered, and not approved. */
  readonly unapproved: boolean;
  readonly refused: boolean;
  readonly companyId: number;
  readonly companyName: string;
  readonly customerNumber: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** A link, a web address or the number of a machine. */
const webAddress = /:\/\/|www\.|[\p{L}\p{N}-]\.\p{L}{2,}|\d{1,3}(\.\d{1,3}){3}/iu;

/**
 * Whether a text leads somewhere, which is what somebody else may have registered a stranger's e-mail address for. Read as
 * mail programs read it: wide letters as plain ones, an ideographic full stop as a dot, and without what nobody sees.
 */
const leadsSomewhere = (text: string): boolean =>
  webAddress.test(
    text
      .normalize('NFKC')
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll('\u3002', '.'),
  );

function stateOf({ disabled, unapproved, refused }: ReaderRow): MailReader['state'] {
  if (!disabled) return 'active';
  if (refused) return 'refused';
  return unapproved ? 'pending' : 'disabled';
}

/** Whom a mail goes to; null when the user is there no more. */
export async function findMailReader(sql: Sql, userId: number): Promise<MailReader | null> {
  const [row] = await sql<ReaderRow[]>`
    select users.email, users.disabled, companies.id as company_id, companies.name as company_name, companies.customer_number,
        registrations.company_id is not null and registrations.approved_at is null as unapproved,
        registrations.refused_at is not null as refused,
        addresses.contact_first_name as first_name, addresses.contact_last_name as last_name
      from users
      join companies on companies.id = users.company_id
      left join addresses on addresses.company_id = companies.id and addresses.kind = 'main'
      left join registrations on registrations.company_id = companies.id
      where users.id = ${userId}`;
  if (!row) return null;
  const { email, unapproved, companyId, companyName, customerNumber, firstName, lastName } = row;
  // Nobody has verified yet that the address belongs to who gave these names.
  const mailed = (text: string | null): string =>
    unapproved && leadsSomewhere(text ?? '') ? '' : (text ?? '');
  const first = mailed(firstName);
  const company = mailed(companyName);
  const greeted = first || (unapproved ? '' : company);
  const name = [first, mailed(lastName)].filter(Boolean).join(' ');
  return {
    userId,
    to: { name: name || company, address: email },
    greeting: greeted === '' ? 'Hallo,' : `Hallo ${greeted},`,
    companyId,
    companyName: company || 'je organisatie',
    customerNumber,
    state: stateOf(row),
  };
}
