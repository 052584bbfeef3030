import type { ErrorHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { Refusal } from './Refusal.ts';

/** What proxies log for a client that went away: nobody reads the answer, and nothing here failed. */
const clientClosedRequest = 499 as ContentfulStatusCode;

/** A refusal is answered as it is; of anything else the caller learns only that it happened. */
export const answerError: ErrorHandler = (error, context) => {
  if (error instanceof Refusal) {
    const { message, reasons, status, headers } = error;
    return context.json({ message, ...(reasons ? { data: { message: reasons } } : {}) }, status, headers);
  }
  if (context.req.raw.signal.aborted)
    return context.json({ message: 'The client went away.' }, clientClosedRequest);
  return context.json({ message: 'Something went wrong here. Try again later.' }, 500);
};
