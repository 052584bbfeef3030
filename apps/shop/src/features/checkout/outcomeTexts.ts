import { orderWords } from '@magazijn/domain/orders';

/** Texts of the pages after the payment screen. The exact ones are the specification's. */
export const outcomeTexts = {
  loading: 'Een ogenblik',
  continueShopping: 'Verder winkelen',
  toCart: 'Naar je winkelmand',
  dateMoved: (chosen: string) => `De dag die je koos, ${chosen}, kon niet meer.`,
  confirming: 'Je betaling wordt bevestigd. Dat duurt meestal een paar seconden.',
  pending: 'Betaling in behandeling.',
  pendingMeaning: orderWords.pendingPayment,
  paid: 'Betaald',
  paymentFact: 'Betaling',
  backorderFact: 'Later bezorgd',
  backorder: (quantity: number, name: string) => `${quantity} × ${name}`,
  backorderHint: 'Terwijl je betaalde, raakte dit uitverkocht. We bezorgen het na zodra het er weer is.',
  checkingTitle: 'Even kijken naar je betaling',
  checking: 'We kijken bij de bank hoe je betaling is afgelopen.',
  unsure:
    'We hebben nog geen antwoord van de bank. Is je betaling toch gelukt, dan zie je je bestelling vanzelf in je bestelhistorie. Je betaalt nooit dubbel.',
  succeeded: 'Hartelijk dank voor uw bestelling.',
  orderNumber: 'Bestelnummer',
  deliveryDay: 'Bezorgdag',
  next: 'Hoe nu verder',
  nextText:
    'Je krijgt een bevestiging per mail. We pakken je bestelling in en bezorgen die op de gekozen dag. Je vindt je bestelling terug in je bestelhistorie.',
  toHistory: 'Naar je bestelhistorie',
  orderCancelled: 'Geannuleerd. Deze bestelling wordt niet bezorgd.',
  driverNote: 'Opmerking voor de chauffeur',
  partnerHint: 'Heb je ook verse boodschappen nodig? Die bestel je bij onze partner.',
  partner: 'Boodschappen',
  refused: 'Betaling mislukt!',
  refusedText: 'Let op: Uw betaling is mislukt!',
  cancelled: 'Je hebt de betaling geannuleerd.',
  refusedByBank: 'Je bank heeft de betaling niet uitgevoerd.',
  notPlaced: 'Je bestelling is niet geplaatst',
  perhapsPlaced: 'We weten nog niet of je bestelling is geplaatst',
  /** Shown only after a definite failure. */
  nothingPaid: 'Er is niets afgeschreven.',
  cartStays: 'Je winkelmand staat er nog.',
  repaid: (amount: string) =>
    `Je hebt wel betaald, maar je kortingscode was intussen gebruikt. We betalen ${amount} terug; dat duurt meestal een paar werkdagen.`,
  cartHelp:
    'Er is niets besteld en niets betaald. In je winkelmand zie je wat er niet meer kan: pas het daar aan en bestel opnieuw.',
  tryAgain: 'Opnieuw naar betalen',
  payAgain: (amount: string) => (amount === '' ? 'Betaal opnieuw' : `Betaal opnieuw · ${amount}`),
  otherWay: 'Andere betaalwijze',
  inCart: 'In je winkelmand',
  toPay: 'Te betalen',
} as const;
