import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One line for each program that a unit test of the default run starts. `tools/scripts/verifyParts.ts` counts them. */
const report = join(import.meta.dirname, '..', '..', '.cache', 'reports', 'processes-started');

const isCounted = Symbol.for('magazijn.countProcesses');

// Test files of one worker share its process, and run this set-up once each.
if (!(isCounted in globalThis)) {
  Object.assign(globalThis, { [isCounted]: true });
  mkdirSync(dirname(report), { recursive: true });
  subscribe('child_process', (message) => {
    const { process: started } = message as { process: { spawnfile?: string } };
    // Node publishes the process before it has set its file.
    queueMicrotask(() => appendFileSync(report, `${started.spawnfile ?? 'a program'}\n`));
  });
}
