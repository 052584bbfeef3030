import type { OutboxContent } from '../outbox/outboxPayloads.ts';
import { accountReason } from './accountReason.ts';
import { findMailReader } from './findMailReader.ts';
import type { MailBlock, MailContent } from './MailContent.ts';
import type { MailParts } from './MailParts.ts';
import type { MailReader } from './MailReader.ts';

/** What to do now: it depends on how the account that is there stands. */
function advice(state: MailReader['state'], shop: string): MailBlock[] {
  if (state === 'pending') {
    return [
      {
        kind: 'paragraph',
        text: 'Je eerdere aanvraag is al bij ons binnen. Je krijgt een e-mail zodra je account actief is; je hoeft niets meer te doen.',
      },
    ];
  }
  if (state === 'disabled') {
    return [
      {
        kind: 'paragraph',
        text: 'Dat account is niet actief. Neem contact op met de klantenservice om het weer te laten openen.',
      },
    ];
  }
  return [
    {
      kind: 'paragraph',
      text: 'Je hebt dus al een account en kunt gewoon inloggen. Weet je je wachtwoord niet meer, kies dan een nieuw wachtwoord via ‘Wachtwoord vergeten’.',
    },
    { kind: 'action', label: 'Inloggen', href: `${shop}/login` },
  ];
}

/** Somebody registered with an address that has an account: only its owner hears so. */
export async function composeAccountExists(
  { sql, settings }: MailParts,
  { userId }: OutboxContent<'account-exists'>,
): Promise<MailContent | null> {
  const reader = await findMailReader(sql, userId);
  if (!reader) return null;
  return {
    to: reader.to,
    subject: 'Er is al een account met dit e-mailadres',
    preview: 'Er is geen nieuw account gemaakt.',
    heading: 'Er is al een account met dit e-mailadres',
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      {
        kind: 'paragraph',
        text: `Iemand heeft met dit e-mailadres een registratie gestuurd. Het adres hoort al bij ${reader.companyName}; er is geen nieuw account gemaakt.`,
      },
      ...advice(reader.state, settings.publicOrigin),
      {
        kind: 'paragraph',
        text: 'Was jij dit niet? Dan hoef je niets te doen: je account is niet veranderd.',
      },
    ],
    reason: accountReason,
  };
}
