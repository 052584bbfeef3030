export const spinnerLabels = { loading: 'Bezig' };
