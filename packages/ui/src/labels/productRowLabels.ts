/** Texts of `ProductRow`. */
export const productRowLabels = { articleNumber: 'art.', oldPrice: 'was' };
