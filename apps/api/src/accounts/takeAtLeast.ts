import { setTimeout as delay } from 'node:timers/promises';

/**
 * Delays results and errors to a minimum duration, so that the response time reveals nothing.
 *
 * @param milliseconds longer than the job usually takes.
 */
export async function takeAtLeast<Result>(milliseconds: number, job: () => Promise<Result>): Promise<Result> {
  const floor = delay(milliseconds);
  try {
    return await job();
  } finally {
    await floor;
  }
}
