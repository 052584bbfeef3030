/** Texts of `Field` and the fields built on it. */
export const fieldLabels = { optional: '(niet verplicht)' };
