/** Texts of `QuickOrderGrid`. */
export const quickOrderGridLabels = {
  name: 'Snel bestellen',
  articleNumber: 'Artikelnummer',
  quantity: 'Aantal',
  product: 'Product',
  field: '{field}, regel {line}',
  remove: 'Verwijder regel {line}',
  removed: 'Regel {line} is verwijderd.',
  pasted: { one: '{count} regel geplakt.', other: '{count} regels geplakt.' },
  leftOut: {
    one: 'Er passen {max} regels in: {count} regel is niet geplakt.',
    other: 'Er passen {max} regels in: {count} regels zijn niet geplakt.',
  },
  hint: 'Plak een lijst uit een spreadsheet in een veld: artikelnummer en aantal.',
  checking: 'We zoeken dit op.',
  found: 'Op voorraad',
  notFound: 'Dit artikelnummer kennen we niet.',
  shortStock: 'Niet genoeg op voorraad',
  limit: 'Dit is meer dan je mag bestellen.',
  wholeOnly: 'Alleen hele aantallen',
};
