// Texts of the payment screen, the page of the provider, and what follows them.
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
    'Betalen met iDEAL of kaart kan nog niet in deze winkel. Er is niets besteld. Onze klantenservice kan je account op rekening zetten.',
  contact: 'Neem contact op',
  addressSubject: 'Wijziging van mijn adres',
  noCardSubject: 'Bestellen op rekening',
} as const;

/** Texts of the page with the payment provider's form. */
export const paymentMethodTexts = {
  heading: 'Hoe wil je betalen?',
  hint: (amount: string) =>
    `Je betaalt ${amount} veilig bij onze betaalpartner. Wij zien je kaart- en bankgegevens niet.`,
  summary: 'Jouw bestelling',
  orderNumber: 'Bestelnummer',
  deliveryDay: 'Bezorgdag',
  total: 'Te betalen',
  note: 'Je bestelling is geplaatst zodra je betaald hebt. Lukt het niet, dan blijft je winkelmand staan.',
  busy: 'We openen de beveiligde betaalomgeving. Een ogenblik.',
  over: 'We kijken hoe je betaling is afgelopen. Een ogenblik.',
  foreign:
    'Deze betaling hoort niet bij jouw account, of de link klopt niet. Er is niets afgeschreven. Begin de betaling opnieuw vanuit je bestelling.',
  unreachable:
    'We kunnen nu niet nagaan hoe het met je betaling staat. Controleer je verbinding en probeer het opnieuw: je betaalt nooit dubbel.',
  retry: 'Probeer opnieuw',
  toPayment: 'Terug naar je bestelling',
  noScript: 'Om te betalen moet JavaScript aan staan in je browser.',
} as const;

/** Texts of what follows the payment screen: gelukt and mislukt. The exact ones are the specification's. */
export const outcomeTexts = {
  loading: 'Een ogenblik',
  continueShopping: 'Verder winkelen',
  toCart: 'Naar je winkelmand',
  dateMoved: (chosen: string) => `De dag die je koos, ${chosen}, kon niet meer.`,
  confirming: 'Je betaling wordt bevestigd. Dat duurt meestal een paar seconden.',
  pendingPayment:
    'Je bank verwerkt je betaling nog. Zodra die binnen is, pakken we je bestelling in. Lukt de betaling niet, dan krijg je een mail.',
  paid: 'Betaald',
  paymentFact: 'Betaling',
  backorderFact: 'Later bezorgd',
  backorder: (quantity: number, name: string) => `${quantity} × ${name}`,
  backorderHint: 'Terwijl je betaalde, raakte dit uitverkocht. We bezorgen het na zodra het er weer is.',
  checkingTitle: 'Even kijken naar je betaling',
  checking: 'We kijken bij de bank hoe je betaling is afgelopen.',
  unsure:
    'We hebben nog geen antwoord van de bank. Is je betaling toch gelukt, dan zie je je bestelling vanzelf in je bestelhistorie. Je betaalt nooit dubbel.',
  succeededTitle: 'Bedankt voor je bestelling',
  succeeded: 'Hartelijk dank voor uw bestelling.',
  orderNumber: 'Bestelnummer',
  deliveryDay: 'Bezorgdag',
  next: 'Hoe nu verder',
  nextText:
    'Je krijgt een bevestiging per mail. We pakken je bestelling in en bezorgen die op de gekozen dag. Je vindt je bestelling terug in je bestelhistorie.',
  toHistory: 'Naar je bestelhistorie',
  partnerHint: 'Heb je ook verse boodschappen nodig? Die bestel je bij onze partner.',
  partner: 'Boodschappen',
  refused: 'Betaling mislukt!',
  refusedText: 'Let op: Uw betaling is mislukt!',
  notPlaced: 'Je bestelling is niet geplaatst',
  refusedHelp: 'Je winkelmand staat er nog: je kunt het meteen opnieuw proberen.',
  cartHelp:
    'Er is niets besteld en niets betaald. In je winkelmand zie je wat er niet meer kan: pas het daar aan en bestel opnieuw.',
  tryAgain: 'Opnieuw naar betalen',
} as const;
