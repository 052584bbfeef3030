export const productCardLabels = { articleNumber: 'Art.' };
