export const paginationLabels = {
  navigation: 'Pagina’s',
  previous: 'Vorige',
  next: 'Volgende',
  page: 'Pagina {page}',
  position: '{page} van {count}',
  /** Read instead of `position`, which does not name the counted unit. */
  positionName: 'Pagina {page} van {count}',
};
