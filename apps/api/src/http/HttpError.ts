import type { ErrorHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { databaseOutage } from '../database/databaseOutage.ts';
import { isConflict } from '../database/retryConflict.ts';

/** An answer that says no: a status with a message for whoever called. Anything else that is thrown is a fault of ours. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 503;
  readonly headers: Readonly<Record<string, string>>;
  /** Where all that is wrong is listed (registration's 412): a sentence for each. */
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

/** The refusal for what does not exist, or exists for another company: the two cannot be told apart. */
export const notFound = (): HttpError => new HttpError(404, 'Not found.');

/** What proxies log for a client that went away: nobody reads the answer, and nothing here failed. */
const clientClosedRequest = 499 as ContentfulStatusCode;

/** In seconds: a database that restarts, or whose standby takes over, is away for about as long. */
const outageRetryAfter = '5';

/** The refusal that an error is, or becomes: a database that cannot be used for now, or gave a transaction up for another one, is 503. Null for a fault of ours. */
export function refusalOf(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error;
  if (isConflict(error)) {
    return new HttpError(503, 'Others are changing the same. Try again in a second.', { 'retry-after': '1' });
  }
  if (databaseOutage(error) === null) return null;
  const message = 'The database cannot be used now. Try again in a few seconds.';
  return new HttpError(503, message, { 'retry-after': outageRetryAfter });
}

/** A refusal is answered as it is; of anything else the caller learns only that it happened. */
export const answerError: ErrorHandler = (error, context) => {
  // Before the database is blamed: a body that breaks off has a socket's code, too.
  if (!(error instanceof HttpError) && context.req.raw.signal.aborted)
    return context.json({ message: 'The client went away.' }, clientClosedRequest);
  const refusal = refusalOf(error);
  if (refusal) {
    const { message, reasons, status, headers } = refusal;
    return context.json({ message, ...(reasons ? { data: { message: reasons } } : {}) }, status, headers);
  }
  return context.json({ message: 'Something went wrong here. Try again later.' }, 500);
};
