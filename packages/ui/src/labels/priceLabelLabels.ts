export const priceLabelLabels = { originalPrice: 'van', price: 'voor', decimal: ',' };
