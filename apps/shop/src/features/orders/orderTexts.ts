/** Texts of the order page. The exact ones are the specification's. */
export const orderTexts = {
  title: (number: string) => `Bestelling ${number}`,
  placedOn: (date: string) => `Geplaatst op ${date}`,
  orderedOn: (date: string) => `Besteld op ${date}`,
  begunOn: (date: string) => `Begonnen op ${date}`,
  pending:
    'Betaling in behandeling. De bank heeft je betaling nog niet bevestigd; dat kan een paar werkdagen duren. Daarna plaatsen we je bestelling en krijg je een bevestiging per e-mail. Je hoeft niets te doen.',
  refused:
    'Betaling geweigerd. Deze bestelling is niet geplaatst en wordt niet bezorgd. Met ‘Opnieuw bestellen’ liggen alle producten weer in je winkelmand.',
  open: 'Niet betaald. Deze bestelling is niet geplaatst en wordt niet bezorgd. Met ‘Opnieuw bestellen’ liggen alle producten weer in je winkelmand.',
  delivery: (day: string) => `bezorging ${day}`,
  reorder: 'Opnieuw bestellen',
  reordered: 'De producten van deze bestelling liggen in je winkelmand.',
  reorderedCount: (added: number, all: number) =>
    all === 1
      ? 'Het product ligt in je winkelmand.'
      : `${added} van de ${all} producten ${added === 1 ? 'ligt' : 'liggen'} in je winkelmand.`,
  notCompared: 'Wat ze nu kosten, zie je in je winkelmand zodra het bekend is.',
  notComparedOffline: 'Wat ze nu kosten, zie je zodra je weer verbinding hebt.',
  reorderFailed: 'Niet gelukt. Probeer het opnieuw.',
  stockLeft: (stock: number) => `nog ${stock}`,
  noGift: 'geen gratis artikel meer',
  leaveOut: 'Laat weg',
  add: (quantity: number) => `Voeg er ${quantity} toe`,
  mailMe: 'Mail mij als het er weer is',
  mailed: 'Je krijgt een e-mail',
  noMail: 'Toch geen e-mail',
  loading: 'Je bestelling laden',
  untitled: 'Bestelling',
  noSuchOrder: 'Bestelling niet gevonden',
  noSuchOrderText:
    'Deze bestelling bestaat niet, of hoort niet bij jouw account. In je bestelhistorie staan al je bestellingen.',
  toHistory: 'Naar je bestelhistorie',
  nothingToReorder: 'Van deze bestelling kan nu niets worden besteld.',
  nothingReordered: 'Van deze bestelling ligt niets in je winkelmand.',
  toCart: 'Naar je winkelmand',
  overview: 'Jouw overzicht',
  history: 'Bestelhistorie',
  addressAndPayment: 'Adres en betaling',
  lines: 'Producten',
  summary: 'Overzicht',
  deliveryAddress: 'Bezorgadres',
  invoiceAddress: 'Factuuradres',
  payment: 'Betaalwijze',
  reference: 'Jouw referentie',
} as const;
