export const checkoutTabsLabels = { list: 'Stappen van je bestelling' };
