/** Texts of the search results; the title is an exact text of the specification. */
export const searchTexts = {
  title: 'Zoekresultaten',
  documentTitle: (term: string, page: number) =>
    page > 1 ? `Zoekresultaten voor ${term}, pagina ${page}` : `Zoekresultaten voor ${term}`,
  searchedFor: 'Je zocht op',
  meant: 'Bedoelde je',
  searchedInstead: (term: string) =>
    `Op je eigen zoekterm is niets gevonden. Dit zijn de resultaten voor ${term}.`,
  shortened: 'Je zoekterm is erg lang. We zochten op de eerste 200 tekens.',
  ownOrder: 'Meest relevant',
  nothing: '0 producten gevonden',
  near: 'Bedoel je misschien:',
  unknown: 'Misschien verkopen we het niet, of heet het hier anders.',
  advice:
    'Controleer of je zoekterm goed geschreven is, of zoek op één woord, een merk of een artikelnummer.',
};
