import type { ErrorHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { databaseOutage } from '../database/databaseOutage.ts';
import { isConflict } from '../database/retryConflict.ts';

/** A deliberate error response: a status with a message for the client. Other errors are faults. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 503;
  readonly headers: Readonly<Record<string, string>>;
  /** All errors of a form (registration's 412), one sentence each. */
  readonly reasons: readonly string[] | undefined;

  constructor(
    status: HttpError['status'],
    message: string,
    headers: Readonly<Record<string, string>> = {},
    reasons?: readonly string[],
  ) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.reasons = reasons;
  }
}

/** The response for a missing resource and for another company's: they are indistinguishable. */
export const notFound = (): HttpError => new HttpError(404, 'Not found.');

/** nginx's status for a client that disconnected: the response is not sent, and nothing failed here. */
const clientClosedRequest = 499 as ContentfulStatusCode;

/** Retry-After in seconds: about the duration of a database restart or failover. */
const outageRetryAfter = '5';

/** The error response for an error: 503 for a database outage or a conflict, the HttpError itself; null for a fault. */
export function refusalOf(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error;
  if (isConflict(error)) {
    return new HttpError(503, 'Another request changes the same data. Try again in a second.', {
      'retry-after': '1',
    });
  }
  if (databaseOutage(error) === null) return null;
  const message = 'The database cannot be used now. Try again in a few seconds.';
  return new HttpError(503, message, { 'retry-after': outageRetryAfter });
}

/** Converts an error to a response: an HttpError unchanged, a fault without details. */
export const answerError: ErrorHandler = (error, context) => {
  // Before the outage check: an aborted body has a socket error code too.
  if (!(error instanceof HttpError) && context.req.raw.signal.aborted)
    return context.json({ message: 'The client disconnected.' }, clientClosedRequest);
  const refusal = refusalOf(error);
  if (refusal) {
    const { message, reasons, status, headers } = refusal;
    return context.json({ message, ...(reasons ? { data: { message: reasons } } : {}) }, status, headers);
  }
  return context.json({ message: 'Something went wrong here. Try again later.' }, 500);
};
