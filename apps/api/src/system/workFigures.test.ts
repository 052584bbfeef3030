import { captureLog } from '@magazijn/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../../testing/openTestDatabase.ts';
import { connect } from '../database/connect.ts';
import { startSchedules } from '../startSchedules.ts';
import { workFigures } from './workFigures.ts';

const figureName = 'magazijn_schedule_last_success_timestamp_seconds';

test('of each schedule: when it last ended well, and before that since when it is there', async () => {
  const { database, url, close } = await openTestDatabase('migrated');
  onTestFinished(close);
  const { sql } = database;
  const stop = startSchedules({ database, clock: () => new Date(), logger: captureLog().logger });
  await expect.poll(() => sql`select from jobs.schedule`).toHaveLength(2);
  await stop();
  await sql`delete from jobs.job`;
  await sql`update jobs.schedule set created_on = '2026-11-18T10:00:00Z'`;

  // As the worker may, whose role changes no table.
  const statements: string[] = [];
  const worker = connect(url, { onStatement: (text) => statements.push(text) });
  onTestFinished(worker.close);
  const read = () =>
    workFigures(worker)
      .find(({ name }) => name === figureName)
      ?.read();
  const since = Date.parse('2026-11-18T10:00:00Z') / 1000;
  expect(await read()).toEqual({ retention: since, 'lapsed-coupons': since });

  const ended = (state: string, completedOn: string) => sql`
    insert into jobs.job (name, state, completed_on, created_on)
      values ('retention', ${state}::jobs.job_state, ${completedOn}, ${completedOn})`;
  await ended('completed', '2026-11-19T02:17:03Z');
  await ended('completed', '2026-11-20T02:17:03.500Z');
  await ended('failed', '2026-11-21T02:17:03Z');
  expect(await read()).toEqual({
    retention: Date.parse('2026-11-20T02:17:03.500Z') / 1000,
    'lapsed-coupons': since,
  });

  // Ten thousand runs of each minute's are not looked through.
  await sql`
    insert into jobs.job (name, state, completed_on, created_on)
      select 'lapsed-coupons', 'completed', moment, moment
        from generate_series(timestamptz '2026-11-18', timestamptz '2026-11-25', interval '1 minute') as moment`;
  await sql`analyze jobs.job`;
  const statement = statements.find((text) => text.includes('jobs.schedule')) ?? '';
  const plan = JSON.stringify(await sql.unsafe(`explain (analyze, format json) ${statement}`));
  const rows = [...plan.matchAll(/"(?:Actual Rows|Rows Removed by \w+)":([\d.]+)/g)].map(([, count]) =>
    Number(count),
  );
  expect(rows.length).toBeGreaterThan(2);
  expect(Math.max(...rows)).toBeLessThan(5);
});
