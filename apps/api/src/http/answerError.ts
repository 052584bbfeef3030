import type { ErrorHandler } from 'hono';
import { Refusal } from './Refusal.ts';

/** A refusal is answered as it is; of anything else the caller learns only that it happened. */
export const answerError: ErrorHandler = (error, context) => {
  if (error instanceof Refusal) return context.json({ message: error.message }, error.status, error.headers);
  return context.json({ message: 'Something went wrong here. Try again later.' }, 500);
};
