import { outcomeTexts } from './outcomeTexts.ts';
import { paymentMethodTexts } from './paymentMethodTexts.ts';

const named = (numbers: readonly string[]): string =>
  numbers.length === 1 ? `Factuur ${numbers[0]}` : `${numbers.length} facturen`;

export const invoicePaymentTexts = {
  heading: 'Facturen betalen',
  hint: (numbers: readonly string[], amount: string) =>
    `${named(numbers)}: je betaalt ${amount} veilig bij onze betaalpartner. Wij zien je kaart- en bankgegevens niet.`,
  checking: paymentMethodTexts.over,
  foreign:
    'Deze betaling hoort niet bij jouw account, of de link klopt niet. Er is niets afgeschreven. Begin de betaling opnieuw vanuit je facturen.',
  unreachable: paymentMethodTexts.unreachable,
  retry: paymentMethodTexts.retry,
  askAgain: 'Kijk opnieuw',
  toInvoices: 'Naar je facturen',
  noScript: paymentMethodTexts.noScript,
  refunded: (amount: string) =>
    `We betalen ${amount} terug: een factuur was intussen al betaald of met een creditfactuur teruggedraaid. Dat duurt meestal een paar werkdagen.`,
  /** By the server's status. `open`: the form ended, and the bank has not answered. */
  results: {
    paid: {
      title: outcomeTexts.paid,
      text: (numbers: readonly string[], amount: string) => `${named(numbers)}: ${amount} is betaald.`,
    },
    pending: {
      title: outcomeTexts.pending,
      text: () =>
        'De bank heeft je betaling nog niet bevestigd; dat kan een paar werkdagen duren. Lukt het toch niet, dan krijg je een mail.',
    },
    open: {
      title: outcomeTexts.checkingTitle,
      text: () =>
        'We hebben nog geen antwoord van de bank. Is je betaling toch gelukt, dan zie je dat vanzelf bij je facturen. Je betaalt nooit dubbel.',
    },
    refused: {
      title: outcomeTexts.refused,
      text: () => 'Er is niets afgeschreven. Je kunt de facturen opnieuw betalen.',
    },
    /** Paid at the bank, and paid back as a whole. */
    repaid: {
      title: 'Je krijgt je geld terug',
      text: (numbers: readonly string[]) => `${named(numbers)}: er stond niets meer open.`,
    },
    expired: {
      title: outcomeTexts.refused,
      text: () => 'Deze betaling kan niet meer doorgaan. Bij je facturen zie je wat er nog openstaat.',
    },
  },
} as const;
