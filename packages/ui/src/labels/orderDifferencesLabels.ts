/** Texts of `OrderDifferences`. */
export const orderDifferencesLabels = {
  title: 'Niet alles is nog zoals in je bestelling',
  none: 'Alles ligt in je winkelmand, zoals in je bestelling.',
  gone: 'Niet meer leverbaar',
  soldOut: 'Uitverkocht',
  fewer: 'Niet genoeg op voorraad',
  dearer: 'Duurder geworden',
  cheaper: 'Goedkoper geworden',
  dealEnded: 'Actie afgelopen',
  originalPrice: 'was',
  newPrice: 'nu',
  undo: 'Maak ongedaan',
  undoneTitle: 'Teruggedraaid',
  undone: 'Je winkelmand is weer zoals hij was.',
};
