/** Texts of `ProductRow`. */
export const productRowLabels = { articleNumber: 'art.', originalPrice: 'was' };
