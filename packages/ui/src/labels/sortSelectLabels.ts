/** Texts of `SortSelect`. */
export const sortSelectLabels = { label: 'Sorteer op' };
