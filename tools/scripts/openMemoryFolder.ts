import { accessSync, chmodSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** The mount in memory of Linux. */
const mount = '/dev/shm';

/** The free space that a whole run needs, in bytes. */
const minFreeBytes = 4_000_000_000;

/** Whether the mount allows executables, which some tests write. */
const allowsPrograms = (): boolean => {
  const line = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((each) => each.split(' ')[1] === mount);
  return line !== undefined && !(line.split(' ')[3] ?? '').split(',').includes('noexec');
};

/**
 * Creates a temporary folder in memory for test databases and browsers, whose disk writes took a tenth of a run's
 * processor time. It is removed when this process ends.
 *
 * @returns its path; null without a suitable mount
 */
export function openMemoryFolder(): string | null {
  try {
    accessSync(mount, constants.W_OK);
    const { bavail, bsize } = statfsSync(mount);
    if (bavail * bsize < minFreeBytes || !allowsPrograms()) return null;
  } catch {
    return null;
  }
  const folder = mkdtempSync(join(mount, 'magazijn-'));
  // PostgreSQL refuses root and enters as another user.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  return folder;
}
