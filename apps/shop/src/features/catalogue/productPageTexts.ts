/** The ordinal of a deal's free unit: 'Derde' of 2+1. Larger deals have none. */
const ordinals = ['Tweede', 'Derde', 'Vierde', 'Vijfde', 'Zesde'];

/** Texts of the product's page; 'Etiket informatie' and 'Gerelateerde producten' are exact texts of the specification. */
export const productPageTexts = {
  loading: 'Het product wordt geladen',
  excludingVat: 'excl. btw',
  articleNumber: 'Artikelnummer',
  stock: 'Voorraad',
  inStock: 'Op voorraad',
  expected: 'Levering',
  unitPrice: 'Prijs per eenheid',
  vat: 'Btw',
  percentage: (vat: number) => `${vat.toLocaleString('nl-NL')}\u00a0%`,
  delivery: (cutOff: string) => `Vóór ${cutOff} besteld`,
  deliveryDays: '1–2 werkdagen',
  toCart: (total: string) => `Naar je winkelmand · ${total}`,
  nextFree: (number: number, unit: string) =>
    [ordinals[number - 2] ?? 'Nog een', unit, 'gratis erbij'].filter(Boolean).join(' '),
  moreFree: (missing: number) => `Nog ${missing} gratis erbij`,
  description: 'Omschrijving',
  information: 'Productinformatie',
  extraInformation: 'Extra informatie',
  label: 'Etiket informatie',
  labelHelp:
    'Allergenen staan vet als hulp bij het lezen. Lees voor gebruik altijd het etiket op de verpakking: wat hier niet vet staat, kan er toch in zitten.',
  related: 'Gerelateerde producten',
  picture: (name: string, number: number, count: number) =>
    count > 1 ? `${name}, foto ${number} van ${count}` : name,
  missingFree: (missing: number, unit: string) =>
    missing === 1
      ? `Nog ${['1', unit].filter(Boolean).join(' ')} en die is gratis.`
      : `Nog ${missing} en die zijn gratis.`,
  missing: (missing: number, free: number) =>
    `Nog ${missing} erbij, dan ${free === 1 ? 'is er 1' : `zijn er ${free}`} gratis.`,
  freeOf: (quantity: number, free: number) =>
    `Van deze ${quantity} ${free === 1 ? 'is er 1' : `zijn er ${free}`} gratis.`,
  dealHint: 'Vul het totale aantal in, inclusief het gratis artikel. De korting staat onder aan je factuur.',
  saves: (amount: string) => `Je bespaart ${amount}.`,
  dealSettled: 'De korting staat onder aan je factuur.',
};
