/** What follows a registration; apart from its form, which weighs enough. */
export const registeredTexts = {
  heading: 'Bedankt voor je aanvraag',
  processed:
    'We verwerken je registratie. Zodra je account klaar is, krijg je bericht per e-mail en kun je bestellen.',
  when: 'Aanvragen die voor 14.00 uur binnenkomen, beantwoorden we dezelfde dag.',
  toShop: 'Bekijk het assortiment',
} as const;
