/**
 * Whether there is content to show. Back ends omit a missing number or text, or send null or an empty text; 0 is
 * content.
 */
export const isGiven = <Content>(content: Content): content is NonNullable<Content> =>
  content !== undefined && content !== null && content !== '';
