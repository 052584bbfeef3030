import { ApiError } from '@magazijn/api-client';

/** Statuses under which the back end tells the buyer, in Dutch, what is wrong with a cart or an order. */
const spoken = [409, 422];

/** The back end's own words when they are meant for the buyer; empty otherwise. */
export const spokenRefusal = (error: unknown): string =>
  error instanceof ApiError && spoken.includes(error.status) ? error.message : '';
