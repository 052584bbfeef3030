import { setTimeout as delay } from 'node:timers/promises';

/**
 * Does something that must not be told apart by how long it takes: what is done sooner, answers and failures alike,
 * is held back until then.
 *
 * @param milliseconds more than it takes as a rule.
 */
export async function takeAtLeast<Result>(milliseconds: number, job: () => Promise<Result>): Promise<Result> {
  const floor = delay(milliseconds);
  try {
    return await job();
  } finally {
    await floor;
  }
}
