/** The countries that the shop can deliver to, as ISO 3166-1 alpha-2 codes. */
export const allCountries = ['NL', 'BE'] as const;

/** A country of delivery, by its ISO 3166 code. */
export type Country = (typeof allCountries)[number];

const areas: Readonly<Record<Country, string>> = { NL: 'Nederland', BE: 'Vlaanderen' };

/** @example deliveryArea(['NL', 'BE']) // 'Nederland en Vlaanderen' */
export const deliveryArea = (countries: readonly Country[]): string =>
  allCountries
    .filter((country) => countries.includes(country))
    .map((country) => areas[country])
    .join(' en ');
