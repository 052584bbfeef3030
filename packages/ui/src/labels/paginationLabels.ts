/** Texts of `Pagination`. */
export const paginationLabels = {
  navigation: 'Pagina’s',
  previous: 'Vorige',
  next: 'Volgende',
  page: 'Pagina {page}',
  position: '{page} van {count}',
};
