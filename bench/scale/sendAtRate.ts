import { setTimeout as wait } from 'node:timers/promises';

/** How long one round of the mix took. */
export interface Sent {
  readonly milliseconds: number;
}

/**
 * Sends requests at a steady rate, whether or not those before were answered: who waits for a slow answer would hide
 * how many others it keeps waiting (coordinated omission).
 *
 * @param send one request, by its number; it throws when it is refused.
 * @returns the time of each, counted from when it was due.
 */
export async function sendAtRate(
  send: (number: number) => Promise<void>,
  perSecond: number,
  seconds: number,
): Promise<Sent[]> {
  const began = performance.now();
  const all: Promise<Sent>[] = [];
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const due = began + (number * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await wait(early);
    all.push(send(number).then(() => ({ milliseconds: performance.now() - due })));
  }
  return await Promise.all(all);
}
