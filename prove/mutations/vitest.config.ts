import { defineConfig } from 'vitest/config';
import { findRoom } from './rooms.ts';

const { tests, hasDom } = findRoom(process.env.MUTATED_ROOM);

/** The tests of a room, in the copy that Stryker plants its faults in; `proveMutations.ts` names the room. */
export default defineConfig({
  test: {
    include: [...tests],
    environment: hasDom ? 'jsdom' : 'node',
    // A fault in what a module computes when it is loaded needs a worker that has not loaded it.
    isolate: true,
    testTimeout: 30_000,
    setupFiles: ['testing/propertySeed.ts', ...(hasDom ? ['testing/dom.ts'] : [])],
  },
});
