export const productRowLabels = { articleNumber: 'art.', originalPrice: 'was' };
