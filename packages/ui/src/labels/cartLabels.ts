/** Texts of `CartTable` and `CartLine`; the last one as the specification writes it. */
export const cartLabels = {
  list: 'Producten in je winkelmand',
  unitPrice: 'Excl. btw',
  each: 'per stuk',
  quantity: 'Aantal',
  total: 'Totaal',
  subtotal: 'Subtotaal',
  originalPrice: 'was',
  remove: 'Verwijder',
  articleNumber: 'art.',
  free: 'Uw gratis artikel!',
};
