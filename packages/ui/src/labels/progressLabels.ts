/** Texts of `Progress`. */
export const progressLabels = { percent: '{value}%' };
