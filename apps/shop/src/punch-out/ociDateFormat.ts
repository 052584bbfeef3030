/** The format of a buyer that asks for none (K02). */
const standard = 'yyyy-MM-dd';

/**
 * The date format of a call-up, as the return writes it (T72): year, month and day once each, in any order, with at most
 * one sign between them. Capitals do not matter. Anything else, a hostile one included, is the default.
 *
 * @example ociDateFormat('DD.MM.YYYY') // 'dd.MM.yyyy'
 */
export function ociDateFormat(asked: string | undefined): string {
  const parts = /^(yyyy|mm|dd)[-./ ]?(yyyy|mm|dd)[-./ ]?(yyyy|mm|dd)$/i.exec(asked?.trim() ?? '');
  if (!parts || !asked) return standard;
  const [, ...names] = parts.map((part) => part.toLowerCase());
  if (new Set(names).size !== 3) return standard;
  return asked.trim().replace(/yyyy|mm|dd/gi, (part) => (/m/i.test(part) ? 'MM' : part.toLowerCase()));
}
