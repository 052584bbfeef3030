// Apart from the schemas: the first load of a page reads a session, and brings no zod for it.
import type { WireFlag } from '../schemas/wire.ts';

/** An absent text is an empty one. */
export const textOf = (wire: string | null | undefined): string => wire ?? '';

/** A part of this many characters fits the label of a card on the narrowest phone. */
const longestUnbroken = 20;

/**
 * What is in a product. A line breaks between its parts and not within one, unless that part is a sentence by itself.
 *
 * @example contentsOf('8–14 kg · 4 × 44 stuks') // '8–14\u00a0kg · 4\u00a0×\u00a044\u00a0stuks'
 */
export const contentsOf = (wire: string | null | undefined): string =>
  textOf(wire)
    .split(' · ')
    .map((part) => (part.length > longestUnbroken ? part : part.replaceAll(' ', '\u00a0')))
    .join(' · ');

/** 0, 1 or a boolean; absent is no. */
export const isSet = (wire: WireFlag | null | undefined): boolean => wire === 1 || wire === true;
