import { readdir, readFile } from 'node:fs/promises';

/** Linux counts in hundredths of a second. */
const ticksPerSecond = 100;

interface ProcessTimes {
  readonly parent: number;
  readonly seconds: number;
}

async function timesOf(pid: number): Promise<ProcessTimes | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // The name stands in brackets and may hold anything: fields are counted behind it.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  if (!fields) return null;
  // State, parent …; then user and system time of its own, and of its children that have ended (proc(5)).
  const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0);
  return { parent: Number(fields[1]), seconds: ticks / ticksPerSecond };
}

/**
 * The processor time that a process and its children have taken until now, in seconds; null where there is no /proc.
 * Steadier than requests per second on a machine that others use too.
 */
export async function cpuSeconds(pid: number): Promise<number | null> {
  const own = await timesOf(pid);
  if (!own) return null;
  const others = await readdir('/proc');
  const all = await Promise.all(
    others.filter((name) => /^\d+$/.test(name)).map((name) => timesOf(Number(name))),
  );
  return all.reduce((sum, times) => sum + (times?.parent === pid ? times.seconds : 0), own.seconds);
}
