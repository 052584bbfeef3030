export const loadingBarLabels = { loading: 'Laden' };
