import { ApiError } from './ApiError.ts';

/** 'Not found' is an answer: null. Any other failure stays one. */
export async function orNull<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
