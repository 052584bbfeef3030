import type { Database } from '../database/Database.ts';
import type { RowQueue } from '../database/jobQueues.ts';
import { openJobs } from '../database/openJobs.ts';

/** Fails the due jobs of a queue for good. `about`: of which jobs. @default every job */
export async function giveUpJobs(
  { url, sql }: Database,
  queue: RowQueue,
  message: string,
  about?: string,
): Promise<void> {
  const { boss, disconnect } = openJobs(url, true);
  await boss.start();
  const jobs = await sql<{ id: string }[]>`
    update jobs.job set state = 'active', started_on = now(), retry_count = retry_limit
      where name = ${queue} and state < 'active' and start_after <= now()
        and data ->> 'about' = ${about ?? sql`data ->> 'about'`}
      returning id`;
  await boss.fail(
    queue,
    jobs.map(({ id }) => id),
    { message },
  );
  await boss.stop({ graceful: false });
  await disconnect();
}
