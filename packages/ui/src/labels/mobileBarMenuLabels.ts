/** Texts of `MobileBarMenu`. */
export const mobileBarMenuLabels = { categories: 'Alle categorieën' };
