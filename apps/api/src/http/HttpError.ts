import type { ErrorHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

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

/** A refusal is answered as it is; of anything else the caller learns only that it happened. */
export const answerError: ErrorHandler = (error, context) => {
  if (error instanceof HttpError) {
    const { message, reasons, status, headers } = error;
    return context.json({ message, ...(reasons ? { data: { message: reasons } } : {}) }, status, headers);
  }
  if (context.req.raw.signal.aborted)
    return context.json({ message: 'The client went away.' }, clientClosedRequest);
  return context.json({ message: 'Something went wrong here. Try again later.' }, 500);
};
