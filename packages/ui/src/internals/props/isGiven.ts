/**
 * Whether there is something to show. A back end that has no number or text may leave it out, say null, or send an empty
 * text; 0 is a number.
 */
export const isGiven = <Content>(content: Content): content is NonNullable<Content> =>
  content !== undefined && content !== null && content !== '';
