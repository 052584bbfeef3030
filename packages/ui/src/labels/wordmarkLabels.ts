export const wordmarkLabels = { name: 'Magazijn' };
