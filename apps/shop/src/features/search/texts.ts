/** Texts of the search results; the title as the specification writes it. */
export const texts = {
  title: 'Zoekresultaten',
  documentTitle: (term: string, page: number) =>
    page > 1 ? `Zoekresultaten voor ${term}, pagina ${page}` : `Zoekresultaten voor ${term}`,
  searchedFor: 'Je zocht op',
};
