// Separate from the schemas: the first load of a page reads a session without zod.
import type { WireFlag } from '../schemas/wire.ts';

export const textOf = (wire: string | null | undefined): string => wire ?? '';

/**
 * With no-break spaces, so that lines break between the parts.
 *
 * @example contentsOf('60 cm breed · 4 × 44 stuks') // '60\u00a0cm\u00a0breed · 4\u00a0×\u00a044\u00a0stuks'
 */
export const contentsOf = (wire: string | null | undefined): string =>
  textOf(wire).replaceAll(/(?<=[\d×]( \w+)?) (?!·)|(?<!·) (?=[\d×])/g, '\u00a0');

/** A timestamp as ISO 8601; null when invalid. */
export function momentOf(wire: string | null | undefined): string | null {
  const time = Date.parse(wire ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** 0, 1 or a boolean; absent is false. */
export const isSet = (wire: WireFlag | null | undefined): boolean => wire === 1 || wire === true;
