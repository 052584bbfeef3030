import { readFile } from 'node:fs/promises';

/** The memory that a process really holds (proc(5), VmRSS); null where there is no /proc. */
export async function memoryMegabytes(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}
