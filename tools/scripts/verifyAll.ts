import { fork } from 'node:child_process';
import { join } from 'node:path';
import { isKnownFlaky } from './isKnownFlaky.ts';
import type { MeasuredResult } from './runPart.ts';
import type { Budget, RunName, RunOptions, Stage, VerifyPart } from './VerifyPart.ts';

/** The cores that a run is planned for. */
const lanes = 2;

/** The stages whose parts run side by side. Alone, each part of the full run's browsers fills both cores. */
const shared: Readonly<Record<RunName, readonly Stage[]>> = {
  default: ['checks', 'browsers'],
  full: ['checks'],
};

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function startPart({ name }: VerifyPart, options: RunOptions): Promise<MeasuredResult> {
  const child = fork(join(import.meta.dirname, 'runPart.ts'), [name, JSON.stringify(options)]);
  const passOn = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of signals) process.on(signal, passOn);
  return new Promise((resolve) => {
    let result: MeasuredResult | undefined;
    child.on('message', (message) => {
      result = message as MeasuredResult;
    });
    child.on('close', (code, signal) => {
      for (const each of signals) process.off(each, passOn);
      resolve(
        result ?? {
          passed: 0,
          failed: 1,
          output: `The part ended with ${code ?? signal} and without a result.`,
          processorSeconds: 0,
        },
      );
    });
  });
}

/** Parts in their order; neighbours that run side by side share a group. */
function groupsOf(parts: readonly VerifyPart[], run: RunName): VerifyPart[][] {
  const groups: VerifyPart[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (part.stage && shared[run].includes(part.stage) && last?.[0]?.stage === part.stage) last.push(part);
    else groups.push([part]);
  }
  return groups;
}

/** One line for each number that is over the budget. */
function excesses(budget: Budget, result: MeasuredResult, machineFactor: number): string[] {
  const allowed = budget.processorSeconds * machineFactor;
  const counted = Object.entries(budget.counts ?? {}).flatMap(([kind, max]) => {
    const count = result.counts?.[kind];
    if (count === undefined) return [`${kind} were not counted`];
    return count > max ? [`${count} ${kind}, at most ${max}`] : [];
  });
  if (result.processorSeconds <= allowed) return counted;
  const seconds = result.processorSeconds.toFixed(0);
  return [...counted, `${seconds} s of processor time, at most ${allowed.toFixed(0)} s on this machine`];
}

/**
 * Runs all parts in their order, neighbours of a shared stage two at a time, and prints a line for each. Each number
 * over a budget and each flaky test that is not known is a failure.
 *
 * @param settings.machineFactor how slow this machine is, see `measureMachine`
 * @returns how many cases passed and failed in all
 */
export async function verifyAll(
  parts: readonly VerifyPart[],
  settings: RunOptions & { readonly machineFactor: number },
): Promise<{ passed: number; failed: number }> {
  const total = { passed: 0, failed: 0 };
  const { machineFactor, ...options } = settings;
  const verify = async (part: VerifyPart) => {
    const started = performance.now();
    const result = await startPart(part, options);
    const seconds = (performance.now() - started) / 1000;
    const budget = part.budgets[options.run] ?? part.budgets.full;
    const over = excesses(budget, result, machineFactor);
    const flaky = result.flaky ?? [];
    const unknown = flaky.filter(({ title }) => !isKnownFlaky(title));
    const failed = result.failed + unknown.length + over.length;
    if (result.failed > 0) console.log(result.output.trimEnd());
    for (const { title, reason } of flaky) console.log(`${part.name}: flaky: ${title}: ${reason}`);
    for (const text of over) console.log(`${part.name}: over its budget: ${text}`);
    const verdict = failed > 0 ? `FAILED (${failed} of ${result.passed + failed})` : `ok (${result.passed})`;
    const counts = Object.entries(result.counts ?? {}).map(([kind, count]) => `${count} ${kind}`);
    const times = `${seconds.toFixed(0)} s, ${result.processorSeconds.toFixed(0)} s of processor time`;
    console.log(`${part.name}: ${verdict} – ${[part.what, ...counts].join(', ')}; ${times}`);
    total.passed += result.passed;
    total.failed += failed;
  };
  for (const waiting of groupsOf(parts, options.run)) {
    const lane = async () => {
      for (let part = waiting.shift(); part; part = waiting.shift()) await verify(part);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }
  return total;
}
