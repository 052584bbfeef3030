/** The number of repetitions of a proof: the number that `pnpm prove` requests, else a few. */
export const proofCount = (few: number): number => Number(process.env.PROOF_COUNT ?? few);

/** Options of a test that `pnpm prove` repeats: `test('…', proofRepeats, …)`. */
export const proofRepeats = { repeats: proofCount(1) - 1 };

/** Reports the number of tries to `pnpm prove`: `reportProof(races, 'races')`. Does nothing in other runs. */
export function reportProof(count: number, unit: string): void {
  if (process.env.PROOF_COUNT !== undefined) console.log(`\nProven: ${count.toLocaleString('en')} ${unit}`);
}
