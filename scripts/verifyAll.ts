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
    const {
      passed,
      failed,
      retried = [],
      output,
    } = await run().catch((error: unknown) => ({
      passed: 0,
      failed: 1,
      retried: [],
      output: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }));
    const seconds = (performance.now() - started) / 1000;
    if (failed > 0) print(output.trimEnd());
    // Passed, and worth a look all the same: see ADR 0021.
    for (const text of retried) print(`${name}: passed at the second attempt only: ${text}`);
    const again = retried.length > 0 ? `, ${retried.length} at the second attempt` : '';
    const verdict = failed > 0 ? `FAILED (${failed} of ${passed + failed})` : `ok (${passed}${again})`;
    const late = seconds > budgetSeconds ? ', over its budget' : '';
    print(`${name}: ${verdict} – ${what}; ${seconds.toFixed(1)} s of ${budgetSeconds} s${late}`);
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}
