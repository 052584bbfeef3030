/** Whether there is content to show. Back ends send null or '' for a missing text; 0 is content. */
export const isGiven = <Content>(content: Content): content is NonNullable<Content> =>
  content !== undefined && content !== null && content !== '';
