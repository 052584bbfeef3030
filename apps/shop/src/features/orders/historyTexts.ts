interface ShownOrders {
  readonly total: number;
  readonly historyTotal: number;
  readonly isFiltered: boolean;
  /** False for back ends that return only the latest orders. @default true */
  readonly isComplete?: boolean;
  /** The position of the page's first order, from 1, and the orders on the page; without them all show. */
  readonly first?: number;
  readonly count?: number;
}

/** The number of shown orders and of all: '42 van 131 bestellingen, 26 t/m 42 getoond'. */
function shown({
  total,
  historyTotal,
  isFiltered,
  isComplete = true,
  first = 1,
  count = total,
}: ShownOrders) {
  const some = (orders: number) => `${orders} ${orders === 1 ? 'bestelling' : 'bestellingen'}`;
  const all = isComplete ? some(historyTotal) : `de laatste ${some(historyTotal)}`;
  const found = isFiltered ? `${total} van ${all}` : all;
  const part = count > 0 && count < total ? `, ${first} t/m ${first + count - 1} getoond` : '';
  return found.charAt(0).toUpperCase() + found.slice(1) + part;
}

/** Texts of the order history. The exact ones are the specification's. */
export const historyTexts = {
  orderStates: {
    pending: 'Betaling in behandeling',
    refused: 'Betaling geweigerd',
    open: 'Niet betaald',
    cancelled: 'Geannuleerd',
  },
  reference: (reference: string) => `Referentie: ${reference}`,
  driverNote: (note: string) => `Voor de chauffeur: ${note}`,
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
  shown,
  moreLines: (count: number) => `en nog ${count}`,
  saveCsv: 'Opslaan als CSV',
  saveFailed: 'Niet gelukt. Probeer het opnieuw.',
  nothingToSave: 'Er is geen geplaatste bestelling om op te slaan.',
  searchFailed: 'Je bestellingen konden niet worden opgehaald. Probeer het opnieuw.',
  retry: 'Probeer opnieuw',
  noSuchPage: (page: number) => `Pagina ${page} bestaat niet`,
  pageCount: (pages: number) => (pages === 1 ? 'Er is 1 pagina.' : `Er zijn ${pages} pagina’s.`),
  lastPage: 'Naar de laatste pagina',
  nothingFound: 'Geen bestellingen gevonden',
  clearFilter: 'Toon alle bestellingen',
  loadingOrders: 'Je bestellingen laden',
  toShop: 'Bekijk de best verkochte producten',
} as const;
