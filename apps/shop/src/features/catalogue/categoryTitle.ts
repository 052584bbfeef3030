/** The title of a page of a category's list: 'Verzorging', 'Verzorging, pagina 2'. */
export const categoryTitle = (name: string, page: number): string =>
  page > 1 ? `${name}, pagina ${page}` : name;
