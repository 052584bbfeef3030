/**
 * A text that a part may have to cut, as the `title` that shows it whole; nothing for one that is short, which a screen
 * reader might say twice.
 */
export const titleWhenLong = (text: unknown): string | undefined =>
  typeof text === 'string' && text.length > 30 ? text : undefined;
