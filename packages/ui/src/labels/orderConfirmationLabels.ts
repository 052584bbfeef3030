/** Texts of `OrderConfirmation`. */
export const orderConfirmationLabels = { number: 'Bestelnummer' };
