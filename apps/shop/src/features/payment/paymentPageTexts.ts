/** Texts of the payment screen and what follows. The exact ones are the specification's. */
export const paymentPageTexts = {
  heading: 'Betalen',
  empty: 'Er zijn nog geen producten toegevoegd aan de winkelmand.',
  continueShopping: 'Verder winkelen',
  when: 'Wanneer mogen we komen?',
  whenHint:
    'Dit is je gewenste bezorgdag. In drukke weken kan de levering één werkdag later komen. In Nederland zet de chauffeur alles in je magazijn.',
  dateFailed: 'De bezorgdag is niet gewijzigd. Probeer het opnieuw.',
  addressAndPayment: 'Adres en betaling',
  deliveryAddress: 'Bezorgadres',
  invoiceAddress: 'Factuuradres',
  paymentMethod: 'Betaalwijze',
  addressHint: 'Klopt er iets niet? Geef de wijziging door aan onze klantenservice.',
  lines: 'In je bestelling',
  summary: 'Jouw bestelling',
  place: 'Bestelling plaatsen',
  reference: 'Jouw referentie',
  note: (day: string, payment: string) => `Bezorging ${day}, ${payment.toLowerCase()}.`,
  failed: 'Je bestelling kan nu niet worden voorbereid. Er is niets besteld.',
  retry: 'Probeer opnieuw',
  toCart: 'Naar je winkelmand',
  noCard:
    'Betalen met iDEAL of kaart kan nog niet in deze winkel. Er is niets besteld. Onze klantenservice kan je account op rekening zetten.',
  succeeded: 'Hartelijk dank voor uw bestelling.',
  orderNumber: 'Bestelnummer',
  deliveryDay: 'Bezorgdag',
  next: 'Hoe nu verder',
  nextText:
    'We pakken je bestelling in en bezorgen die op de gekozen dag. Je vindt haar terug in je bestelhistorie.',
  toHistory: 'Naar je bestelhistorie',
  partnerHint: 'Heb je ook verse boodschappen nodig? Die bestel je bij onze partner.',
  partner: 'Naar de boodschappenpartner',
  refused: 'Betaling mislukt!',
  refusedText: 'Let op: Uw betaling is mislukt!',
  refusedHelp:
    'Je bestelling is niet geplaatst. Je winkelmand staat er nog: je kunt het meteen opnieuw proberen.',
  tryAgain: 'Probeer het opnieuw',
} as const;
