import { type ChildProcess, execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { PostgresBinaries } from './postgresBinaries.ts';

const run = promisify(execFile);

/**
 * Fast shutdown: open transactions are rolled back, the files are left clean. After 15 seconds the server is told to
 * quit at once; it then recovers at the next start.
 */
export async function stopPostmaster(
  child: ChildProcess,
  ended: Promise<void>,
  binaries: PostgresBinaries,
  cluster: string,
): Promise<void> {
  if (process.platform === 'win32') {
    // Windows has no SIGINT for another process; pg_ctl speaks through a named pipe.
    await run(binaries.pgCtl, ['stop', '-m', 'fast', '-D', cluster]).catch(() => child.kill());
  } else {
    child.kill('SIGINT');
  }
  const patience = new AbortController();
  const late = wait(15_000, undefined, { signal: patience.signal }).then(
    () => child.kill('SIGQUIT'),
    () => false,
  );
  await ended;
  patience.abort();
  await late;
}
