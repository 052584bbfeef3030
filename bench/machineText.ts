import { availableParallelism, cpus, totalmem } from 'node:os';

/** What a measurement ran on, in a line, without the machine's name. */
export function machineText(now: Date): string {
  const memory = Math.round(totalmem() / 1024 ** 3);
  const processor = cpus()[0]?.model.trim() || 'unknown processor';
  return `${now.toISOString().slice(0, 10)}, ${availableParallelism()} cores (${processor}), ${memory} GB, Node ${process.versions.node}, PostgreSQL 18 with every commit on disk`;
}
