// Apart from the schemas: the first load of a page reads a session, and brings no zod for it.
import type { WireFlag } from '../schemas/wire.ts';

/** An absent text is an empty one. */
export const textOf = (wire: string | null | undefined): string => wire ?? '';

/** 0, 1 or a boolean; absent is no. */
export const isSet = (wire: WireFlag | null | undefined): boolean => wire === 1 || wire === true;
