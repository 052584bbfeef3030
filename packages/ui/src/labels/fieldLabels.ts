export const fieldLabels = { optional: '(niet verplicht)' };
