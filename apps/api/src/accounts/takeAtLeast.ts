import { setTimeout as delay } from 'node:timers/promises';

/** Delays results and errors to a minimum duration, longer than usual, so that the response time reveals nothing. */
export async function takeAtLeast<Result>(milliseconds: number, job: () => Promise<Result>): Promise<Result> {
  const floor = delay(milliseconds);
  try {
    return await job();
  } finally {
    await floor;
  }
}
