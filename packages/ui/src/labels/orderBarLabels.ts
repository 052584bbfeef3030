export const orderBarLabels = { total: 'Totaal' };
