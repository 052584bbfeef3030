/** Texts of the order history. The exact ones are the specification's. */
export const historyTexts = {
  orderStates: {
    pending: 'Betaling in behandeling',
    refused: 'Betaling geweigerd',
    open: 'Niet betaald',
  },
  emptyHistory: 'Je hebt nog niets besteld',
  emptyHistoryHelp: 'Wat je bestelt, vind je hier terug.',
  searchOrders: 'Zoek in je bestellingen',
  searchOrdersHint: 'Op product, bestelnummer of referentie.',
  period: 'Periode',
  allPeriods: 'Alle bestellingen',
  periods: {
    'deze-maand': 'Deze maand',
    'vorige-maand': 'Vorige maand',
    'dit-kwartaal': 'Dit kwartaal',
    'vorig-kwartaal': 'Vorig kwartaal',
    'dit-jaar': 'Dit jaar',
    'vorig-jaar': 'Vorig jaar',
  },
  ordersFound: (count: number) => (count === 1 ? '1 bestelling' : `${count} bestellingen`),
  moreLines: (count: number) => `en nog ${count}`,
  saveCsv: 'Opslaan als CSV',
  nothingFound: 'Geen bestellingen gevonden',
  clearFilter: 'Toon alle bestellingen',
  loadingOrders: 'Je bestellingen laden',
  toShop: 'Bekijk de best verkochte producten',
} as const;
