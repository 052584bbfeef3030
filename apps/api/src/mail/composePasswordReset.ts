import type { OutboxContent } from '../outbox/outboxPayloads.ts';
import { createPasswordReset } from '../passwords/createPasswordReset.ts';
import { accountReason } from './accountReason.ts';
import { findMailReader } from './findMailReader.ts';
import type { MailContent } from './MailContent.ts';
import type { MailParts } from './MailParts.ts';

/**
 * A link to choose a new password. The token is made here and now: it stands in this mail alone, and its hour begins
 * when the mail leaves.
 */
export async function composePasswordReset(
  { sql, settings, clock }: MailParts,
  { userId }: OutboxContent<'password-reset'>,
): Promise<MailContent | null> {
  const reader = await findMailReader(sql, userId);
  if (reader?.state !== 'active') return null;
  const token = await createPasswordReset(sql, userId, clock());
  return {
    to: reader.to,
    subject: 'Kies een nieuw wachtwoord',
    preview: 'De link werkt één keer en is een uur geldig.',
    heading: 'Kies een nieuw wachtwoord',
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      {
        kind: 'paragraph',
        text: `Je hebt een nieuw wachtwoord gevraagd voor je account van ${reader.companyName}. Kies er een via deze link.`,
      },
      {
        kind: 'action',
        label: 'Nieuw wachtwoord kiezen',
        href: `${settings.publicOrigin}/wachtwoord-vergeten/${token}`,
      },
      {
        kind: 'notice',
        text: 'De link werkt één keer en is een uur geldig. Daarna vraag je een nieuwe aan.',
      },
      {
        kind: 'paragraph',
        text: 'Heb jij dit niet gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
      },
    ],
    reason: accountReason,
  };
}
