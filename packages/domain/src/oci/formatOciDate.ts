import type { IsoDate } from '../delivery/IsoDate.ts';

/**
 * A date in the format that the buyer's system asked for (clauses K02, T72).
 *
 * @param format yyyy, MM and dd in any order, with anything between them
 * @example formatOciDate('2026-03-18', 'dd.MM.yyyy') // '18.03.2026'
 */
export function formatOciDate(isoDate: IsoDate, format: string): string {
  const parts: Readonly<Record<string, string>> = {
    yyyy: isoDate.slice(0, 4),
    MM: isoDate.slice(5, 7),
    dd: isoDate.slice(8, 10),
  };
  return format.replace(/yyyy|MM|dd/g, (part) => parts[part] ?? part);
}
