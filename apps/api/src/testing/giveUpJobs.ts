import type { Database } from '../database/Database.ts';
import type { RowQueue } from '../database/jobQueues.ts';
import { openJobs } from '../database/openJobs.ts';

/** Has every waiting job of a queue fail for the last time. */
export async function giveUpJobs({ url, sql }: Database, queue: RowQueue, message: string): Promise<void> {
  const { boss, disconnect } = openJobs(url, true);
  await boss.start();
  const jobs = await boss.fetch(queue, { batchSize: 100 });
  await sql`update jobs.job set retry_count = retry_limit where state = 'active' and name = ${queue}`;
  await boss.fail(
    queue,
    jobs.map(({ id }) => id),
    { message },
  );
  await boss.stop({ graceful: false });
  await disconnect();
}
