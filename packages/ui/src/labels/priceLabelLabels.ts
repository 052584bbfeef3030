/** Texts of `PriceLabel`. */
export const priceLabelLabels = { oldPrice: 'van', price: 'voor' };
