import { perLocale } from './perLocale.ts';

const numberFormat = perLocale((locale) => new Intl.NumberFormat(locale));

/** A number in the digits and separators of a locale: '1.204' in Dutch. */
export const formatNumber = (value: number, locale: string): string => numberFormat(locale).format(value);
