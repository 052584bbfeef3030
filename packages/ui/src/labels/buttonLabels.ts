/** Texts of `Button`. */
export const buttonLabels = { loading: 'Bezig:' };
