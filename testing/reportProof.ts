/** So many times a proof is to be tried: what `pnpm prove` asks for, else few enough to try it out by itself. */
export const proofCount = (few: number): number => Number(process.env.PROOF_COUNT ?? few);

/** For a test that `pnpm prove` tries over and over: `test('…', proofRepeats, …)`. */
export const proofRepeats = { repeats: proofCount(1) - 1 };

/**
 * Tells `pnpm prove` what a test has tried, at its end: `tellProof(races, 'races')`. In every other run it says nothing.
 */
export function tellProof(count: number, unit: string): void {
  if (process.env.PROOF_COUNT !== undefined) console.log(`\nProven: ${count.toLocaleString('en')} ${unit}`);
}
