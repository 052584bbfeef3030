export const productTexts = {
  logIn: 'Inloggen',
  logInForPrices: 'Log in voor prijzen',
  pricePending: 'Prijs wordt geladen',
  priceFailed: 'De prijs kan nu niet worden geladen.',
  isNew: 'Nieuw',
  offer: 'Aanbieding',
  soldOut: 'Uitverkocht',
  price: 'Prijs',
  noSuchPage: (page: number) => `Pagina ${page} is er niet`,
  pageCount: (count: number) =>
    count === 1 ? 'Deze lijst heeft één pagina.' : `Deze lijst heeft ${count} pagina’s.`,
  lastPage: 'Naar de laatste pagina',
  stockLeft: (stock: number) => `Nog ${stock.toLocaleString('nl-NL')} op voorraad`,
  stockMail: (name: string) => `Je krijgt een mail als ${name} er weer is.`,
  per: (unit: string) => `per ${unit}`,
};
