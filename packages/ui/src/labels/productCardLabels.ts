/** Texts of `ProductCard`. */
export const productCardLabels = { articleNumber: 'Art.' };
