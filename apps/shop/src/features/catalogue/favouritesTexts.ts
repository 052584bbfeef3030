/** Texts of the favourites. The exact ones are the specification's. */
export const favouritesTexts = {
  emptyFavourites: 'Je hebt nog geen producten toegevoegd aan je favorieten',
  emptyFavouritesHelp: 'Druk op het hartje bij een product om het hier terug te vinden.',
  favouriteCount: (count: number) => (count === 1 ? '1 product' : `${count} producten`),
  loadingFavourites: 'Je favorieten laden',
  toShop: 'Bekijk de best verkochte producten',
  own: 'Van jou',
  company: 'Van het bedrijf',
  /** For people who choose the company's favourites, and for others. */
  intro: (mayChoose: boolean) =>
    mayChoose
      ? 'Met het hartje bewaar je een product voor jezelf, met het gebouw voor iedereen in je bedrijf.'
      : 'Met het hartje bewaar je een product voor jezelf. De favorieten van het bedrijf kiezen je beheerders en inkopers.',
  alsoCompany: 'Ook van het bedrijf',
  addToCompany: 'Voeg toe aan favorieten van het bedrijf',
  removeFromCompany: 'Verwijder uit favorieten van het bedrijf',
  addedToCompany: (name: string) => `${name} staat bij de favorieten van het bedrijf.`,
  removedFromCompany: (name: string) => `${name} is uit de favorieten van het bedrijf.`,
  undo: 'Maak ongedaan',
  companyNotChanged: (name: string) =>
    `De favorieten van het bedrijf zijn niet veranderd. Probeer het opnieuw met ${name}.`,
} as const;
