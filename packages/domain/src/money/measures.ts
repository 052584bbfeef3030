/** The measures by which prices of different packs are compared, as the catalogue writes them. */
export const measures = ['stuk', 'luier', 'liter', 'kilo'] as const;

export type Measure = (typeof measures)[number];
