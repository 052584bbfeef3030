export const categoryHeadingLabels = { aisle: 'Gangpad' };
