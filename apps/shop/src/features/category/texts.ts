/** Texts of the category's page. */
export const texts = {
  sidebar: 'Categorie',
  all: 'Alles',
  around: (name: string) => `Meer in ${name}`,
  ownOrder: 'Meest verkocht',
  loading: 'De categorie wordt geladen',
  pageTitle: (name: string, page: number) => (page > 1 ? `${name}, pagina ${page}` : name),
};
