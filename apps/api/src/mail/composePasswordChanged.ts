import type { OutboxContent } from '../outbox/outboxPayloads.ts';
import { accountReason } from './accountReason.ts';
import { findMailReader } from './findMailReader.ts';
import type { MailContent } from './MailContent.ts';
import type { MailParts } from './MailParts.ts';

/** A password was changed: whoever did not do that has to hear of it at once. */
export async function composePasswordChanged(
  { sql, settings }: MailParts,
  { userId }: OutboxContent<'password-changed'>,
): Promise<MailContent | null> {
  const reader = await findMailReader(sql, userId);
  if (!reader) return null;
  return {
    to: reader.to,
    subject: 'Je wachtwoord is gewijzigd',
    preview: 'Op andere apparaten ben je uitgelogd.',
    heading: 'Je wachtwoord is gewijzigd',
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      {
        kind: 'paragraph',
        text: `Het wachtwoord van je account van ${reader.companyName} is zojuist gewijzigd. Op andere apparaten ben je uitgelogd.`,
      },
      {
        kind: 'notice',
        text: 'Was jij dit niet? Kies dan meteen een nieuw wachtwoord en neem contact op met de klantenservice.',
      },
      {
        kind: 'action',
        label: 'Ik was dit niet',
        href: `${settings.publicOrigin}/wachtwoord-vergeten`,
      },
    ],
    reason: accountReason,
  };
}
