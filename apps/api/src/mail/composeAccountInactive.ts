import type { OutboxContent } from '../outbox/outboxPayloads.ts';
import { accountReason } from './accountReason.ts';
import { findMailReader } from './findMailReader.ts';
import type { MailContent } from './MailContent.ts';
import type { MailParts } from './MailParts.ts';

const advice = {
  pending:
    'Je registratie is binnen en wordt nog nagekeken. Je krijgt een e-mail zodra je account actief is; daarna kun je inloggen met het wachtwoord dat je hebt gekozen.',
  disabled: 'Dit account is niet actief. Neem contact op met de klantenservice om het weer te laten openen.',
} as const;

/** A new password was asked for an account that cannot log in. */
export async function composeAccountInactive(
  { sql }: MailParts,
  { userId }: OutboxContent<'account-inactive'>,
): Promise<MailContent | null> {
  const reader = await findMailReader(sql, userId);
  if (!reader || reader.state === 'active') return null;
  return {
    to: reader.to,
    subject: 'Je account is niet actief',
    preview: 'Een nieuw wachtwoord kiezen kan daarom nu niet.',
    heading: 'Een nieuw wachtwoord kiezen kan nu niet',
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      {
        kind: 'paragraph',
        text: `Je hebt een nieuw wachtwoord gevraagd voor je account van ${reader.companyName}.`,
      },
      { kind: 'paragraph', text: advice[reader.state] },
    ],
    reason: accountReason,
  };
}
