import type { ErrorHandler } from 'hono';
import { Refusal } from './Refusal.ts';

/** A refusal is answered as it is; of anything else the caller learns only that it happened. */
export const answerError: ErrorHandler = (error, context) => {
  if (error instanceof Refusal) {
    const { message, reasons, status, headers } = error;
    return context.json({ message, ...(reasons ? { data: { message: reasons } } : {}) }, status, headers);
  }
  return context.json({ message: 'Something went wrong here. Try again later.' }, 500);
};
