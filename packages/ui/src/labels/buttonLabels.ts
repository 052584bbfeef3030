export const buttonLabels = { loading: 'Bezig:' };
