import type { OutboxContent } from '../outbox/outboxPayloads.ts';
import { findMailReader } from './findMailReader.ts';
import type { MailContent } from './MailContent.ts';
import type { MailParts } from './MailParts.ts';

/** A registration was received; it is told when it may be expected to be approved (S43). */
export async function composeRegistrationReceived(
  { sql, settings }: MailParts,
  { userId }: OutboxContent<'registration-received'>,
): Promise<MailContent | null> {
  const reader = await findMailReader(sql, userId);
  if (!reader) return null;
  return {
    to: reader.to,
    subject: 'We hebben je registratie ontvangen',
    preview: 'Je hoort per e-mail zodra je account actief is.',
    heading: 'Bedankt voor je registratie',
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      {
        kind: 'paragraph',
        text: `We hebben de registratie van ${reader.companyName} ontvangen en kijken haar na. Je krijgt een e-mail zodra je account actief is.`,
      },
      {
        kind: 'notice',
        text: 'Aanvragen die vóór 14.00 uur binnenkomen, beantwoorden we dezelfde dag.',
      },
      {
        kind: 'facts',
        facts: [
          { label: 'Bedrijf', value: reader.companyName },
          { label: 'Inloggen met', value: reader.to.address },
        ],
      },
      {
        kind: 'paragraph',
        text: 'Tot die tijd kun je nog niet inloggen. Rondkijken in het assortiment kan wel.',
      },
      { kind: 'action', label: 'Bekijk het assortiment', href: `${settings.publicOrigin}/` },
    ],
    reason: 'Je krijgt deze mail omdat dit e-mailadres is opgegeven bij een registratie bij Magazijn.',
  };
}
