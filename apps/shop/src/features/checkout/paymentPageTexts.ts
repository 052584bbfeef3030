/** Texts of the payment screen. The exact ones are the specification's. */
export const paymentPageTexts = {
  heading: 'Betalen',
  empty: 'Er zijn nog geen producten toegevoegd aan de winkelmand.',
  emptyHint: (category: string) =>
    `Betalen kan zodra er iets in je winkelmand ligt. Zoek hierboven, of kies een ${category}.`,
  continueShopping: 'Verder winkelen',
  when: 'Wanneer mogen we komen?',
  cutOff: (hour: string) =>
    `Bestel je op een werkdag vóór ${hour}, dan kunnen we de volgende werkdag bezorgen.`,
  holidays: (days: string) => `We bezorgen niet op ${days}.`,
  closedDays: (days: string) => `Op ${days} bezorgen we niet: volgens je openingstijden ben je dan gesloten.`,
  whenHint: 'Dit is je gewenste bezorgdag. In drukke weken kan de levering één werkdag later komen.',
  intoStoreroom: (storeroom: string) => `De chauffeur zet alles in je ${storeroom}.`,
  dateFailed: 'Niet gelukt. Probeer het opnieuw. De bezorgdag is niet gewijzigd.',
  addressAndPayment: 'Adres en betaling',
  deliveryAddress: 'Bezorgadres',
  invoiceAddress: 'Factuuradres',
  paymentMethod: 'Betaalwijze',
  addressHint: 'Klopt er iets niet? Geef de wijziging door aan onze klantenservice.',
  lines: 'In je bestelling',
  summary: 'Jouw bestelling',
  place: 'Bestelling plaatsen',
  reference: 'Jouw referentie',
  // The specification places an OCI order before the return; a cXML order follows as an OrderRequest.
  afterOci: (host: string) =>
    `Na ‘Bestelling plaatsen’ gaat je bestelling naar ${host}, waar je organisatie haar goedkeurt. Bij ons is ze dan al geplaatst: wijzigen of annuleren kan alleen via de klantenservice.`,
  afterCxml: (host: string) =>
    `Na ‘Bestelling plaatsen’ gaat je bestelling naar ${host}. We leveren pas als je organisatie haar heeft goedgekeurd en ons de bestelling stuurt.`,
  free: 'er is niets te betalen',
  note: (day: string, payment: string) => `Bezorging ${day}, ${payment}.`,
  dayGone: (chosen: string, first: string) =>
    `De bezorgdag die je koos, ${chosen}, kan niet meer. Je bestelling komt nu op ${first}; je kunt een andere dag kiezen.`,
  notDone: 'Niet gelukt. Probeer het opnieuw.',
  failed: 'Niet gelukt. Probeer het opnieuw. Er is niets besteld.',
  preparing: 'Je bestelling wordt voorbereid',
  unknown:
    'We weten niet of je bestelling is aangekomen. We vragen het na tot we het weten. Je kunt ook nog eens op Bestelling plaatsen drukken: je bestelt nooit dubbel.',
  retry: 'Probeer opnieuw',
  toCart: 'Naar je winkelmand',
  pay: 'Kies hoe je betaalt',
  noPayment: 'Betalen kan op dit moment niet: er is niets besteld en niets afgeschreven.',
  couponRefused: (code: string) =>
    `Kortingscode ${code} geldt niet voor deze bestelling. Je ziet hier het bedrag zonder korting.`,
  pricesChanged: 'Sinds je winkelmand zijn prijzen veranderd:',
  priceChanged: (name: string, before: string, now: string) => `${name}: was ${before}, nu ${now}`,
  noCard:
    'Betalen met iDEAL, Bancontact of kaart kan nog niet in deze winkel. Er is niets besteld. Onze klantenservice kan je account op rekening zetten.',
  contact: 'Neem contact op',
  addressSubject: 'Wijziging van mijn adres',
  noCardSubject: 'Bestellen op rekening',
} as const;
