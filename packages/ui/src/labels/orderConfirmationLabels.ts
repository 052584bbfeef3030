export const orderConfirmationLabels = { number: 'Bestelnummer' };
