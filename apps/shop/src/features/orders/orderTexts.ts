/** Texts of the order page. The exact ones are the specification's. */
export const orderTexts = {
  title: (number: string) => `Bestelling ${number}`,
  placedOn: (date: string) => `Geplaatst op ${date}`,
  delivery: (day: string) => `bezorging ${day}`,
  reorder: 'Opnieuw bestellen',
  reordered: 'De producten van deze bestelling liggen in je winkelmand.',
  nothingToReorder: 'Van deze bestelling kan niets meer worden besteld.',
  toCart: 'Naar je winkelmand',
  toHistory: 'Alle bestellingen',
  lines: 'Producten',
  summary: 'Overzicht',
  deliveryAddress: 'Bezorgadres',
  invoiceAddress: 'Factuuradres',
  payment: 'Betaalwijze',
  reference: 'Jouw referentie',
} as const;
