/** Texts of `OrderBar`. */
export const orderBarLabels = { total: 'Totaal' };
