import fc from 'fast-check';
import { test } from 'vitest';
import { agreesWithModel } from '../testing/cartSequences.ts';
import { openCartWorld } from '../testing/cartWorld.ts';

test('[T10, T11, T12, T13, T14, T62] agrees with a model over random changes, tabs, orders, responses, failures, reloads, logins and switches', async () => {
  await fc.assert(agreesWithModel(openCartWorld), { numRuns: 250 });
}, 60_000);
