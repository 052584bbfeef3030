/** Texts of `Wordmark`. */
export const wordmarkLabels = { name: 'Magazijn' };
