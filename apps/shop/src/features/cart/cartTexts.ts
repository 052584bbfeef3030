const products = (count: number) => (count === 1 ? '1 product' : `${count} producten`);
const units = (count: number) => (count === 1 ? '1 artikel' : `${count} artikelen`);

/** Texts of the cart. The exact ones are the specification's. */
export const cartTexts = {
  heading: 'Jouw winkelmand',
  empty: 'Je hebt 0 artikelen in je winkelmand',
  continueShopping: 'Verder winkelen',
  order: 'Nu bestellen',
  emptyCart: 'Winkelwagen legen',
  emptied: 'Je winkelmand is geleegd.',
  undo: 'Ongedaan maken',
  summary: (lines: number, count: number) => `${products(lines)}, ${units(count)}`,
  overview: 'Overzicht',
  minimum: (amount: string) => `U moet nog minimaal ${amount} bijbestellen`,
  dealHint:
    'Vul bij een actie met gratis artikelen (zoals 2+1) het totale aantal in, inclusief het gratis artikel. De korting staat onder aan je factuur.',
  couponRefused: (code: string) => `Kortingscode ${code} geldt niet voor deze bestelling.`,
  blocked: 'Bestellen kan zodra de rode meldingen zijn opgelost.',
  unsent: 'Je laatste wijziging is nog niet verzonden. We proberen het opnieuw zodra je verbinding hebt.',
  notKept:
    'Deze browser bewaart niets. Je winkelmand blijft alleen in dit tabblad staan, totdat je het sluit.',
  retry: 'Probeer opnieuw',
  failed: 'Je winkelmand kan nu niet worden berekend.',
  invalidQuantity: 'Vul een heel aantal in, van 0 tot 9999.',
  incomplete: (label: string, message: string) => (label === '' ? message : `${label}: ${message}`),
  gone: 'Niet meer te bestellen',
  meter: 'Waarde van je winkelmand, excl. btw',
  meterMinimum: (amount: string) => `${amount} bestelminimum`,
  meterFree: (amount: string) => `${amount} gratis bezorgd`,
} as const;
