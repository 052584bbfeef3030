/** The `title` of a text that may be cut; undefined for a short one, which screen readers might read twice. */
export const titleWhenLong = (text: unknown): string | undefined =>
  typeof text === 'string' && text.length > 30 ? text : undefined;
