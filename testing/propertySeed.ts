import fc from 'fast-check';

/**
 * Set-up of every test: properties have one seed, so that `npm test` is the same gate for everybody. `pnpm prove` gives
 * each run a fresh one (`PROPERTY_SEED`) and prints it; what that finds becomes a named case.
 */
export const propertySeed = Number(process.env.PROPERTY_SEED ?? 20_261_122);

if (!Number.isSafeInteger(propertySeed)) throw new Error('PROPERTY_SEED takes a whole number.');

const runs = process.env.PROPERTY_RUNS;

fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  seed: propertySeed,
  // Of the properties that name no number of their own.
  ...(runs === undefined ? {} : { numRuns: Number(runs) }),
});
