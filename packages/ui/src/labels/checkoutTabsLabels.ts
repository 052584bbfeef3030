/** Texts of `CheckoutTabs`. */
export const checkoutTabsLabels = { list: 'Stappen van je bestelling' };
