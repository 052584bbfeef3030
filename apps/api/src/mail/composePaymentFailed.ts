import type { OutboxContent } from '../outbox/outboxPayloads.ts';
import { findMailReader } from './findMailReader.ts';
import type { MailContent } from './MailContent.ts';
import type { MailParts } from './MailParts.ts';

/** A payment that was under way was refused after all: the order is not placed. */
export async function composePaymentFailed(
  { sql, settings }: MailParts,
  { orderId, orderNumber, userId }: OutboxContent<'payment-failed'>,
): Promise<MailContent | null> {
  const reader = await findMailReader(sql, userId);
  if (!reader) return null;
  return {
    to: reader.to,
    subject: `De betaling van bestelling ${orderNumber} is niet gelukt`,
    preview: 'Je bestelling is niet geplaatst. Je kunt alles in één keer opnieuw bestellen.',
    heading: 'Je betaling is niet gelukt',
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      {
        kind: 'paragraph',
        text: `De betaling van bestelling ${orderNumber} is achteraf afgewezen. De bestelling van ${reader.companyName} is daarom niet geplaatst en wordt niet bezorgd.`,
      },
      {
        kind: 'paragraph',
        text: 'Heb je de artikelen nog nodig? Bij de bestelling staan ze allemaal nog. Met ‘Opnieuw bestellen’ liggen ze weer in je winkelmand, en kun je zo nodig op een andere manier betalen.',
      },
      { kind: 'action', label: 'Naar je bestelling', href: `${settings.publicOrigin}/order/${orderId}` },
    ],
    reason: 'Je krijgt deze mail omdat met je account bij Magazijn een bestelling is begonnen.',
  };
}
