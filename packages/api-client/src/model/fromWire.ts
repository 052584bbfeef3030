// Apart from the schemas: the first load of a page reads a session, and brings no zod for it.
import type { WireFlag } from '../schemas/wire.ts';

/** An absent text is an empty one. */
export const textOf = (wire: string | null | undefined): string => wire ?? '';

/**
 * What is in a product. A figure stays on one line with what it counts and a word more, so that contents break between
 * their parts; a sentence that another back end gives breaks as any other does.
 *
 * @example contentsOf('60 cm breed · 4 × 44 stuks') // '60\u00a0cm\u00a0breed · 4\u00a0×\u00a044\u00a0stuks'
 */
export const contentsOf = (wire: string | null | undefined): string =>
  textOf(wire).replaceAll(/(?<=[\d×]( \w+)?) (?!·)|(?<!·) (?=[\d×])/g, '\u00a0');

/** A moment as ISO 8601; null for what is no date. */
export function momentOf(wire: string | null | undefined): string | null {
  const time = Date.parse(wire ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** 0, 1 or a boolean; absent is no. */
export const isSet = (wire: WireFlag | null | undefined): boolean => wire === 1 || wire === true;
