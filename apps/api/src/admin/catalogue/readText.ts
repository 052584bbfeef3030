import type { Reading } from './Reading.ts';

/** Text of at most so many characters. PostgreSQL keeps no NUL. */
export const readText =
  (most: number) =>
  (text: string): Reading => {
    if (text.includes('\0')) return { problem: 'holds a character that cannot be kept (NUL)' };
    return text.length > most
      ? { problem: `has ${text.length} characters; at most ${most} fit` }
      : { value: text };
  };
