import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The reference machine: two slow cores. */
const reference = { loopSeconds: 2.8, startSeconds: 0.65 };

const ticksPerSecond = 100;

/**
 * User and system seconds of ended child processes and their children. Linux only (fields 16 and 17 of proc(5) `stat`);
 * 0 elsewhere.
 */
export function childProcessorSeconds(): number {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  } catch {
    return 0;
  }
}

function processorSecondsOf(job: () => void): number {
  const before = childProcessorSeconds();
  job();
  return childProcessorSeconds() - before;
}

/**
 * How slow this machine is, relative to the reference machine: 0.5 is twice as fast. The larger of two measurements
 * counts, a shell loop and ten starts of Node, since machines differ in arithmetic and memory management.
 */
export function measureMachine(): { factor: number; loopSeconds: number } {
  const loop = 'i=0; while [ $i -lt 500000 ]; do i=$((i+1)); done';
  const loopSeconds = processorSecondsOf(() => spawnSync('bash', ['-c', loop]));
  const startSeconds = processorSecondsOf(() => {
    for (let start = 0; start < 10; start += 1) spawnSync(process.execPath, ['-e', '0']);
  });
  const factor = Math.max(loopSeconds / reference.loopSeconds, startSeconds / reference.startSeconds);
  return { factor: factor || 1, loopSeconds };
}
