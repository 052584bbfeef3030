import { type ChildProcess, execFile } from 'node:child_process';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartError } from '../settings/StartError.ts';
import type { PostgresBinaries } from './cluster.ts';

const run = promisify(execFile);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether `pid` is the PostgreSQL of this folder, not another program with a reused number. */
async function isPostmasterOf(cluster: string, pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    // A postmaster's working directory is its data folder.
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

/** Stops a PostgreSQL of a killed start, under the data folder's lock. @throws StartError after 15 seconds. */
export async function stopOrphanedPostmaster(cluster: string): Promise<void> {
  const status = await postmasterStatus(cluster);
  if (status === null || !isAlive(status.pid)) return;
  if (!(await isPostmasterOf(cluster, status.pid))) {
    // The number belongs to another program now; PostgreSQL would mistake it for a running server.
    await rm(join(cluster, 'postmaster.pid'));
    return;
  }
  process.kill(status.pid, 'SIGINT');
  // Compares the program, because an ended process stays listed until its parent waits for it.
  for (let waited = 0; await isPostmasterOf(cluster, status.pid); waited += 50) {
    if (waited >= 15_000) {
      throw new StartError(
        `A PostgreSQL of an earlier start (process ${status.pid}) does not end. Stop it and start again.`,
      );
    }
    await wait(50);
  }
}

/** Rolls back open transactions. After 15 seconds the server quits immediately and recovers at the next start. */
export async function stopPostmaster(
  child: ChildProcess,
  ended: Promise<void>,
  binaries: PostgresBinaries,
  cluster: string,
): Promise<void> {
  if (process.platform === 'win32') {
    // Windows has no SIGINT for other processes; pg_ctl uses a named pipe.
    await run(binaries.pgCtl, ['stop', '-m', 'fast', '-D', cluster]).catch(() => child.kill());
  } else {
    child.kill('SIGINT');
  }
  const exited = new AbortController();
  const late = wait(15_000, undefined, { signal: exited.signal }).then(
    () => child.kill('SIGQUIT'),
    () => false,
  );
  await ended;
  exited.abort();
  await late;
}

interface PostmasterStatus {
  readonly pid: number;
  /** 0 until the server has chosen it. */
  readonly port: number;
  readonly ready: boolean;
}

/** Reads `postmaster.pid`; null when it is missing or incomplete. PostgreSQL's `pidfile.h` describes its lines. */
export async function postmasterStatus(cluster: string): Promise<PostmasterStatus | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!Number.isSafeInteger(pid) || pid <= 0) return null;
  return { pid, port: Number.parseInt(lines[3] ?? '', 10) || 0, ready: lines[7]?.trim() === 'ready' };
}

/** PostgreSQL's messages for problems of the machine, and our advice. */
const causes: readonly [pattern: RegExp, advice: string][] = [
  [/No space left on device|Disk quota exceeded/i, 'The disk is full. Make room and start again'],
  [/Read-only file system/i, 'The file system is read-only. Set DATA_DIR to a folder that can be written'],
  [/Permission denied/i, 'The folder cannot be written. Change its owner, or set DATA_DIR to another folder'],
  [
    /incompatible with server/i,
    'The folder belongs to another PostgreSQL version. Set DATA_DIR to another folder',
  ],
];

/** Describes a failed start in one line: the advice for a known cause, else the last error of `output`. */
export function postgresFailure(folder: string, output: string): StartError {
  const known = causes.find(([pattern]) => pattern.test(output));
  if (known) return new StartError(`The embedded database in ${folder} could not start. ${known[1]}.`);
  const errorLines = output.split('\n').filter((line) => /(FATAL|PANIC|error):/.test(line));
  const last = (errorLines.at(-1) ?? output.trim().split('\n').at(-1) ?? '').trim();
  return new StartError(`The embedded database in ${folder} could not start. PostgreSQL says: ${last}`);
}
