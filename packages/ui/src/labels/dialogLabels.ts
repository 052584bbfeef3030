/** Texts of `Dialog`. */
export const dialogLabels = { close: 'Sluit' };
