/**
 * How long the processor works on a job of this thread, in milliseconds. A busy machine makes it hardly longer, so a
 * test may compare it; the clock on the wall it may not.
 */
export function processorTime(job: () => void): number {
  const before = process.threadCpuUsage();
  job();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
