export const mobileBarMenuLabels = { categories: 'Alle categorieën' };
