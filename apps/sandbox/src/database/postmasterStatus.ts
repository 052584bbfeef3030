import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a running PostgreSQL says of itself in `postmaster.pid`. */
export interface PostmasterStatus {
  readonly pid: number;
  /** 0 until the server has chosen it. */
  readonly port: number;
  /** True when connections are accepted. */
  readonly ready: boolean;
}

/**
 * Reads `postmaster.pid`, or null when there is none or it is not written yet. Its lines are process, data folder,
 * start time, port, socket folder, address, shared memory, status (PostgreSQL, `pidfile.h`).
 */
export async function postmasterStatus(cluster: string): Promise<PostmasterStatus | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!Number.isSafeInteger(pid) || pid <= 0) return null;
  return { pid, port: Number.parseInt(lines[3] ?? '', 10) || 0, ready: lines[7]?.trim() === 'ready' };
}
