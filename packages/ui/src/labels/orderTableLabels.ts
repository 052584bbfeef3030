export const orderTableLabels = {
  caption: 'Jouw bestellingen',
  number: 'Bestelling',
  date: 'Datum',
  products: 'Producten',
  total: 'Totaal',
  reference: 'Referentie',
  action: 'Acties',
  status: 'Status',
};
