/** Texts of `SkipLink`. */
export const skipLinkLabels = { skip: 'Naar de inhoud' };
