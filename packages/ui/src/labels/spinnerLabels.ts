/** Texts of `Spinner`. */
export const spinnerLabels = { loading: 'Bezig' };
