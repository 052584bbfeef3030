import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One line for each program that a unit test of the default run started; `scripts/verifyParts.ts` counts them. */
const report = join(import.meta.dirname, '..', '.cache', 'reports', 'processes-started');

const isCounted = Symbol.for('magazijn.countProcesses');

// Files share the process of their worker, and this set-up runs once for each of them.
if (!(isCounted in globalThis)) {
  Object.assign(globalThis, { [isCounted]: true });
  mkdirSync(dirname(report), { recursive: true });
  subscribe('child_process', (message) => {
    const { process: started } = message as { process: { spawnfile?: string } };
    // Node publishes the process before it knows its file.
    queueMicrotask(() => appendFileSync(report, `${started.spawnfile ?? 'a program'}\n`));
  });
}
