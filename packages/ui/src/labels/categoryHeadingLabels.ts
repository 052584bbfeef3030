/** Texts of `CategoryHeading`. */
export const categoryHeadingLabels = { aisle: 'Gangpad' };
