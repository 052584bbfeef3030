/** Texts of `LoadingBar`. */
export const loadingBarLabels = { loading: 'Laden' };
