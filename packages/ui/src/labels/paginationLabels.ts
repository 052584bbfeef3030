/** Texts of `Pagination`. */
export const paginationLabels = {
  navigation: 'Pagina’s',
  previous: 'Vorige',
  next: 'Volgende',
  page: 'Pagina {page}',
  position: '{page} van {count}',
  /** Read aloud in the place of `position`, which by itself does not tell what it counts. */
  positionName: 'Pagina {page} van {count}',
};
