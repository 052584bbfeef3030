/** Texts of `MobileBarMenu`. */
export const mobileBarMenuLabels = { aisles: 'Alle gangpaden' };
