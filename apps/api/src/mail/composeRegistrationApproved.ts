import type { OutboxContent } from '../outbox/outboxPayloads.ts';
import { accountReason } from './accountReason.ts';
import { findMailReader } from './findMailReader.ts';
import type { MailContent } from './MailContent.ts';
import type { MailParts } from './MailParts.ts';

/** A registration was approved: one can log in from now on. */
export async function composeRegistrationApproved(
  { sql, settings }: MailParts,
  { userId }: OutboxContent<'registration-approved'>,
): Promise<MailContent | null> {
  const reader = await findMailReader(sql, userId);
  if (!reader) return null;
  return {
    to: reader.to,
    subject: 'Je account bij Magazijn is actief',
    preview: 'Je kunt nu inloggen, prijzen zien en bestellen.',
    heading: 'Je account is actief',
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      {
        kind: 'paragraph',
        text: `De registratie van ${reader.companyName} is goedgekeurd. Log in met je e-mailadres en het wachtwoord dat je hebt gekozen; dan zie je de prijzen en kun je bestellen.`,
      },
      { kind: 'action', label: 'Inloggen', href: `${settings.publicOrigin}/login` },
      {
        kind: 'facts',
        facts: [
          { label: 'Klantnummer', value: reader.customerNumber },
          { label: 'Inloggen met', value: reader.to.address },
        ],
      },
      {
        kind: 'paragraph',
        text: 'Bestel je vóór 12.00 uur, dan bezorgen we binnen 1 tot 2 werkdagen. Vanaf € 100 is de bezorging in Nederland en Vlaanderen gratis.',
      },
    ],
    reason: accountReason,
  };
}
