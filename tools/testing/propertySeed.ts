import fc from 'fast-check';

/**
 * Set-up of every test: a fixed seed for properties, so that `npm test` is reproducible. `pnpm prove` uses a fresh seed
 * (`PROPERTY_SEED`) and prints it; a failure that it finds becomes a test of its own.
 */
export const propertySeed = Number(process.env.PROPERTY_SEED ?? 20_261_122);

if (!Number.isSafeInteger(propertySeed)) throw new Error('PROPERTY_SEED takes a whole number.');

const runs = process.env.PROPERTY_RUNS;

fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  seed: propertySeed,
  // For properties without a number of their own.
  ...(runs === undefined ? {} : { numRuns: Number(runs) }),
});
