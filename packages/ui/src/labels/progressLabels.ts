/** Texts of `Progress`. */
export const progressLabels = { percent: (value: number) => `${value}%` };
