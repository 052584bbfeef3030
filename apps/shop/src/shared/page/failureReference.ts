/** The start of a request's id in the logs, short enough to read out to customer service. */
export const failureReference = (requestId: string): string => `Noem bij contact: ${requestId.slice(0, 8)}`;

/** The reference of a failed call, also one in the document; null without a request id. */
export const failureReferenceOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'requestId' in error && typeof error.requestId === 'string'
    ? failureReference(error.requestId)
    : null;
