import { accessSync, chmodSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** What a whole run writes and throws away, with air. */
const leastFree = 4_000_000_000;

/** Whether programs can be started from a mounted file system, some of which the tests write themselves. */
const startsPrograms = (mount: string): boolean => {
  const line = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((each) => each.split(' ')[1] === mount);
  return line !== undefined && !(line.split(' ')[3] ?? '').split(',').includes('noexec');
};

/**
 * Makes a folder in memory for what tests write and throw away: hundreds of databases of 300 files each, and what
 * browsers share among their processes. On a disk that took a tenth of the processor time of a run. It is removed when
 * this process ends.
 *
 * @param mount where a Linux keeps files in memory.
 * @returns its path; null where there is no such place, or too little room in it.
 */
export function openMemoryFolder(mount = '/dev/shm'): string | null {
  try {
    accessSync(mount, constants.W_OK);
    const { bavail, bsize } = statfsSync(mount);
    if (bavail * bsize < leastFree || !startsPrograms(mount)) return null;
  } catch {
    return null;
  }
  const folder = mkdtempSync(join(mount, 'magazijn-'));
  // PostgreSQL, which refuses root, passes through as another user.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  return folder;
}
