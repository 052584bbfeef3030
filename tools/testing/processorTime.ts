/**
 * The processor time that a job takes on this thread, in milliseconds. Unlike elapsed time it hardly depends on the
 * machine's load, so that tests may compare it.
 */
export function processorTime(job: () => void): number {
  const before = process.threadCpuUsage();
  job();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
