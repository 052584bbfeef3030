import type { VerifyPart } from './VerifyPart.ts';

/**
 * Runs parts one after the other, all of them also when one fails, and prints for each how long it took.
 *
 * @param print receives whole lines.
 * @returns how many cases passed and failed in all.
 */
export async function verifyAll(
  parts: readonly VerifyPart[],
  print: (text: string) => void,
): Promise<{ passed: number; failed: number }> {
  const total = { passed: 0, failed: 0 };
  for (const { name, what, budgetSeconds, run } of parts) {
    const started = performance.now();
    const { passed, failed, output } = await run().catch((error: unknown) => ({
      passed: 0,
      failed: 1,
      output: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }));
    const seconds = (performance.now() - started) / 1000;
    if (failed > 0) print(output.trimEnd());
    const verdict = failed > 0 ? `FAILED (${failed} of ${passed + failed})` : `ok (${passed})`;
    const late = seconds > budgetSeconds ? ', over its budget' : '';
    print(`${name}: ${verdict} – ${what}; ${seconds.toFixed(1)} s of ${budgetSeconds} s${late}`);
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}
