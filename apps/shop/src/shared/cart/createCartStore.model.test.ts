import { agreesWithModel, type CartWorld } from '@magazijn/domain/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { testToken } from '../../testing/testToken.ts';
import { setUpCart } from './testing/setUpCart.ts';
import { tabbedStorage } from './testing/tabbedStorage.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The real store in several tabs of one browser, with a simulated back end. */
function openWorld(): CartWorld {
  const openStorage = tabbedStorage(new Map());
  const { open, session, calls } = setUpCart({ storage: openStorage() });
  return {
    openTab: () => open(openStorage()),
    logIn: (customerNumber) => session.logIn(testToken({ customerNumber })),
    logOut: () => session.logOut(),
    switchTo: (customerNumber) => session.switchTo(testToken({ customerNumber })),
    switchBack: () => session.switchBack(),
    calls,
    pass: async (milliseconds) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    },
  };
}

test('[T10, T11, T12, T13, T14, T62] agrees with a model over any sequence of changes in any tab, orders, responses, failures, reloads, logins and switches', async () => {
  // `pnpm prove` runs more.
  await fc.assert(agreesWithModel(openWorld), { numRuns: Number(process.env.MODEL_RUNS ?? 250) });
}, 600_000);
