/** Texts of `UspBar` and `UspList`. */
export const uspLabels = { list: 'Onze voordelen' };
