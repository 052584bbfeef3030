export const spendingChartLabels = {
  table: 'Toon de bedragen',
  month: 'Maand',
  category: 'Categorie',
  amount: 'Bedrag',
  total: 'Totaal',
  none: 'Er zijn nog geen uitgaven.',
};
