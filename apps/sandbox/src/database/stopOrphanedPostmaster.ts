import { execFile } from 'node:child_process';
import { readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartError } from '../StartError.ts';
import { postmasterStatus } from './postmasterStatus.ts';

const run = promisify(execFile);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether `pid` is the PostgreSQL of this folder, and not another program that got the same number since. */
async function isPostmasterOf(cluster: string, pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    // A postmaster works in its data folder.
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null);
    return folder === (await realpath(cluster));
  }
  const list =
    process.platform === 'win32'
      ? ['tasklist', '/FI', `PID eq ${pid}`]
      : ['ps', '-o', 'command=', '-p', `${pid}`];
  const { stdout } = await run(list[0] ?? '', list.slice(1)).catch(() => ({ stdout: '' }));
  return stdout.includes('postgres');
}

/**
 * Stops a PostgreSQL that an earlier start left behind on this folder (that start was killed). Only for a caller that
 * holds the data folder's lock: then nobody else can be using the server.
 *
 * @throws StartError when it does not end within 15 seconds.
 */
export async function stopOrphanedPostmaster(cluster: string): Promise<void> {
  const status = await postmasterStatus(cluster);
  if (status === null || !isAlive(status.pid)) return;
  if (!(await isPostmasterOf(cluster, status.pid))) {
    // The number belongs to another program now; PostgreSQL would take it for a running server and refuse.
    await rm(join(cluster, 'postmaster.pid'));
    return;
  }
  process.kill(status.pid, 'SIGINT');
  // Asking who it is, not whether it lives: a process that ended stays in the list until its parent looks.
  for (let waited = 0; await isPostmasterOf(cluster, status.pid); waited += 50) {
    if (waited >= 15_000) {
      throw new StartError(
        `A PostgreSQL of an earlier start (process ${status.pid}) does not end. Stop it and start again.`,
      );
    }
    await wait(50);
  }
}
