import { formatDate } from '@magazijn/domain/delivery';
import { isAllowed, type Role, roleDescriptions, roleNames } from '@magazijn/domain/people';
import type { OutboxContent } from '../database/outbox.ts';
import { personName } from '../http/personName.ts';
import { createInvitationLink, invitationPageHref } from '../people/invitations.ts';
import type { MailBlock, MailContent, MailDependencies } from './MailContent.ts';

interface InvitationRow {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly expiresAt: Date;
  readonly companyName: string;
  /** The name or address of the person who invited; null when that person has left. */
  readonly inviter: string | null;
  readonly isTaken: boolean;
}

/** The token is made here: only this mail has it. For an address with another account, the mail explains why it cannot be used. */
export async function composeInvitation(
  { sql, settings }: MailDependencies,
  { invitationId }: OutboxContent<'invitation'>,
): Promise<MailContent | null> {
  const [found] = await sql<InvitationRow[]>`
    select invitations.email, invitations.name, invitations.role, invitations.expires_at,
        companies.name as company_name, ${personName(sql, 'inviter')} as inviter,
        exists (
          select from users where lower(normalize(users.email, NFKC) collate "pg_unicode_fast")
              = lower(normalize(invitations.email, NFKC) collate "pg_unicode_fast")
            and not (users.company_id = invitations.company_id and users.ended_at is not null)
        ) as is_taken
      from invitations
      join companies on companies.id = invitations.company_id
      left join users as inviter on inviter.id = invited_by
      where invitations.id = ${invitationId}`;
  if (!found) return null;
  const { email, name, role, companyName, inviter, expiresAt, isTaken } = found;
  const shop = settings.brand.name;
  const shops = isAllowed(role, 'shop');
  const by = inviter === null ? '' : ` door ${inviter}`;
  const link = async (): Promise<MailBlock[]> => [
    {
      kind: 'paragraph',
      text: 'Kies een wachtwoord; daarna kun je meteen inloggen met dit e-mailadres.',
    },
    {
      kind: 'action',
      label: 'Uitnodiging bekijken',
      href: invitationPageHref(settings.publicOrigin, await createInvitationLink(sql, invitationId)),
    },
    {
      kind: 'notice',
      text: `De link werkt één keer, tot en met ${formatDate(expiresAt)}.`,
    },
  ];
  const taken: MailBlock[] = [
    {
      kind: 'notice',
      text: `Dit e-mailadres hoort al bij een ander account van ${shop}. Vraag je collega om je op een ander adres uit te nodigen.`,
    },
  ];
  return {
    to: { name, address: email },
    subject: shops
      ? `Je bent uitgenodigd om te bestellen voor ${companyName}`
      : `Je bent uitgenodigd voor de facturen van ${companyName}`,
    preview: `Je krijgt toegang tot ${shop} als ${roleNames[role].toLowerCase()}.`,
    heading: shops ? `Bestel mee voor ${companyName}` : `Bekijk de facturen van ${companyName}`,
    blocks: [
      { kind: 'paragraph', text: `Hallo ${name},` },
      {
        kind: 'paragraph',
        text: `Je bent${by} uitgenodigd bij ${shop}, de webwinkel waar ${companyName} bestelt.`,
      },
      {
        kind: 'facts',
        facts: [
          { label: 'Organisatie', value: companyName },
          { label: 'Inloggen met', value: email },
          { label: 'Rol', value: `${roleNames[role]}. ${roleDescriptions[role]}` },
        ],
      },
      ...(isTaken ? taken : await link()),
      {
        kind: 'paragraph',
        text: 'Ken je deze organisatie niet? Dan hoef je niets te doen; zonder jou gebeurt er niets.',
      },
    ],
    reason: `Je krijgt deze mail omdat een beheerder van ${companyName} dit e-mailadres heeft uitgenodigd.`,
  };
}
