/**
 * The invented brands of the demonstration and what they cost against the price in the data:
 * a second brand of 0.86 sells a € 10,00 product for about € 8,60.
 * Magazijn is the house brand and does not show in names.
 */
export const brandPriceFactors = {
  Magazijn: 1,
  Pukkie: 1,
  Tederwit: 1.14,
  Duimelot: 0.88,
  Velderhof: 1.12,
  Zonnegaard: 1.16,
  Koeweide: 1.08,
  Graanwijs: 1.1,
  Hapklaar: 0.87,
  Sopwijs: 1.12,
  Blinkwit: 0.89,
  Klodderkist: 1.15,
  Kleurzaam: 0.86,
  Bouwbeer: 1.1,
  Hobbeldebob: 0.9,
  Tafelvrind: 1.12,
  Dommeldons: 1.15,
  Pleisterpost: 1.1,
  Ordewijs: 1.08,
  Stoelvast: 1.12,
  Buitenbof: 1.1,
} as const satisfies Record<string, number>;

/** A brand that occurs in the demonstration. */
export type BrandName = keyof typeof brandPriceFactors;
