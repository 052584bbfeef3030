import type { VerifyPart } from './VerifyPart.ts';

/** The cores that everything is measured on. */
const lanes = 2;

/** Parts in their order; those of one core that follow each other stand together. */
function groupsOf(parts: readonly VerifyPart[]): VerifyPart[][] {
  const groups: VerifyPart[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (part.isOneCore && last?.[0]?.isOneCore) last.push(part);
    else groups.push([part]);
  }
  return groups;
}

/**
 * Runs parts in their order, those of one core two at a time, all of them also when one fails, and prints for each how
 * long it took.
 *
 * @param print receives whole lines.
 * @returns how many cases passed and failed in all.
 */
export async function verifyAll(
  parts: readonly VerifyPart[],
  print: (text: string) => void,
): Promise<{ passed: number; failed: number }> {
  const total = { passed: 0, failed: 0 };
  const verify = async ({ name, what, budgetSeconds, run }: VerifyPart) => {
    const started = performance.now();
    const {
      passed,
      failed,
      flaky = [],
      output,
    } = await run().catch((error: unknown) => ({
      passed: 0,
      failed: 1,
      flaky: [],
      output: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }));
    const seconds = (performance.now() - started) / 1000;
    if (failed > 0) print(output.trimEnd());
    // Passed, and worth a look all the same: see ADR 0021.
    for (const text of flaky) print(`${name}: flaky: ${text}`);
    const again = flaky.length > 0 ? `, ${flaky.length} flaky` : '';
    const verdict = failed > 0 ? `FAILED (${failed} of ${passed + failed})` : `ok (${passed}${again})`;
    const late = seconds > budgetSeconds ? ', over its budget' : '';
    print(`${name}: ${verdict} – ${what}; ${seconds.toFixed(1)} s of ${budgetSeconds} s${late}`);
    total.passed += passed;
    total.failed += failed;
  };
  for (const waiting of groupsOf(parts)) {
    const lane = async () => {
      for (let part = waiting.shift(); part; part = waiting.shift()) await verify(part);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }
  return total;
}
