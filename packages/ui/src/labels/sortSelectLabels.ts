export const sortSelectLabels = { label: 'Sorteer op' };
