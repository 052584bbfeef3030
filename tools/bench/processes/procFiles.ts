// Figures of processes from Linux's proc(5); null without /proc.
import { readdir, readFile } from 'node:fs/promises';

async function statOf(pid: number) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // The name is in brackets and may contain anything, so fields are counted after it.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  if (!fields) return null;
  // User and system time of the process and its ended children, in hundredths of a second.
  const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0);
  return { pid, parent: Number(fields[1]), seconds: ticks / 100 };
}

async function childStats(parent: number) {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number);
  const stats = await Promise.all(pids.map(statOf));
  return stats.filter((stat) => stat !== null).filter((stat) => stat.parent === parent);
}

export const childrenOf = async (parent: number): Promise<number[]> =>
  (await childStats(parent)).map(({ pid }) => pid);

export async function cpuSeconds(pid: number): Promise<number | null> {
  const own = await statOf(pid);
  if (own === null) return null;
  return (await childStats(pid)).reduce((sum, { seconds }) => sum + seconds, own.seconds);
}

export async function memoryMegabytes(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}
