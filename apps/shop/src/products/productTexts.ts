/** Texts of a product wherever it stands. */
export const productTexts = {
  logIn: 'Inloggen',
  logInForPrices: 'Log in voor prijzen',
  pricePending: 'Prijs wordt geladen',
  isNew: 'Nieuw',
  per: (unit: string) => `per ${unit}`,
};
