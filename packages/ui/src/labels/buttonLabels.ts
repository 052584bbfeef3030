/** Texts of `Button`. */
export const buttonLabels = { busy: 'Bezig:' };
