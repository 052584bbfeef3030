import { addDays, amsterdamTime, describeDeliveryDate } from '@magazijn/domain/delivery';

/** A deadline in words: 'vandaag 12.00 uur', 'maandag 12.00 uur', or with its date from six days ahead. */
export function deadlineText(until: number, now: number): string {
  const { date, hour } = amsterdamTime(new Date(until));
  const today = amsterdamTime(new Date(now)).date;
  const { weekday, full } = describeDeliveryDate(date);
  const day = date === today ? 'vandaag' : date > today && date < addDays(today, 6) ? weekday : full;
  return `${day} ${hour}.00 uur`;
}

export const orderChangeTexts = {
  changeableUntil: (deadline: string) => `Te wijzigen tot ${deadline}`,
  closed: 'Niet meer te wijzigen',
  change: 'Wijzigen',
  cancel: 'Annuleren',
  cancelTitle: (number: string) => `Bestelling ${number} annuleren?`,
  cancelText: 'We bezorgen deze bestelling dan niet. Je krijgt een bevestiging per mail.',
  nothingToPay: 'Je hoeft er niets voor te betalen. Kreeg je al een factuur, dan krijg je een creditfactuur.',
  refund: (amount: string) => `Je krijgt ${amount} terug.`,
  keep: 'Laat de bestelling staan',
  confirmCancel: 'Annuleer de bestelling',
  cancelled: (number: string) => `Bestelling ${number} is geannuleerd.`,
  notCancelled:
    'We weten niet of je bestelling is geannuleerd. Controleer je verbinding en probeer het opnieuw: je annuleert nooit dubbel.',
  address: 'Bezorgadres',
  mainAddress: 'Standaard',
  addressesNotLoaded: 'Je bezorgadressen konden niet worden geladen.',
  retry: 'Probeer opnieuw',
  manageAddresses: 'Beheer je bezorgadressen',
  note: 'Opmerking voor de chauffeur',
  noteHint: 'Bijvoorbeeld: achterom, bel aan bij 14a.',
  detailsNotSaved:
    'Het bezorgadres en de opmerking zijn niet bewaard. Controleer je verbinding en probeer opnieuw.',
  noteLength: (length: number, most: number) =>
    length >= most ? `${length} van ${most} tekens. Meer past er niet in.` : `${length} van ${most} tekens`,
} as const;
