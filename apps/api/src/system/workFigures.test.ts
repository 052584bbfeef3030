import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { captureLog } from '@magazijn/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../../tools/testing/openTestDatabase.ts';
import { connect } from '../database/connect.ts';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { scheduledWork } from '../startBackgroundWork.ts';
import { startJobs } from '../startJobs.ts';
import { giveUpJobs } from '../testing/giveUpJobs.ts';
import { workFigures } from './workFigures.ts';

const figureName = 'magazijn_schedule_last_success_timestamp_seconds';

test('each schedule has the time of its last success, or of its creation before that', async () => {
  const { database, url, close } = await openTestDatabase('migrated');
  onTestFinished(close);
  const { sql } = database;
  const { logger } = captureLog();
  const schedules = scheduledWork({
    database,
    settings: readApiSettings({}),
    clock: () => new Date(),
    logger,
  });
  const stop = startJobs({ url, schedules, rows: [], logger });
  await expect.poll(() => sql`select from jobs.schedule`).toHaveLength(5);
  await stop();
  await sql`delete from jobs.job`;
  await sql`update jobs.schedule set created_on = '2026-11-18T10:00:00Z'`;

  // As the worker may, whose role cannot change tables.
  const statements: string[] = [];
  const worker = connect(url, { onStatement: (text) => statements.push(text) });
  onTestFinished(worker.close);
  const read = () =>
    workFigures(worker)
      .find(({ name }) => name === figureName)
      ?.read();
  const since = Date.parse('2026-11-18T10:00:00Z') / 1000;
  expect(await read()).toEqual({
    retention: since,
    'lapsed-coupons': since,
    'due-invoices': since,
    'standing-orders': since,
    approvals: since,
  });

  const ended = (state: string, completedOn: string) => sql`
    insert into jobs.job (name, state, completed_on, created_on)
      values ('retention', ${state}::jobs.job_state, ${completedOn}, ${completedOn})`;
  await ended('completed', '2026-11-19T02:17:03Z');
  await ended('completed', '2026-11-20T02:17:03.500Z');
  await ended('failed', '2026-11-21T02:17:03Z');
  expect(await read()).toEqual({
    retention: Date.parse('2026-11-20T02:17:03.500Z') / 1000,
    'lapsed-coupons': since,
    'due-invoices': since,
    'standing-orders': since,
    approvals: since,
  });

  // The ten thousand runs of each minute's schedule are not scanned.
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
  expect(Math.max(...rows)).toBeLessThan(10);
});

const readFigure = (database: Parameters<typeof workFigures>[0], name: string) =>
  workFigures(database)
    .find((figure) => figure.name === name)
    ?.read();

test('the age of the oldest unsent mail counts from its creation, not from its next attempt', async () => {
  const { database, close } = await openTestDatabase('migrated');
  onTestFinished(close);
  const name = 'magazijn_oldest_unsent_mail_seconds';
  expect(await readFigure(database, name)).toEqual({ waiting: 0 });
  const { sql } = database;
  for (const key of ['tried', 'new', 'sent', 'dead'])
    await sql`insert into outbox (kind, unique_key, payload) values (${key}, ${key}, '{}')`;
  await giveUpJobs(database, 'mail', '450 later', 'dead');
  const change = (about: string, changes: Record<string, unknown>) =>
    sql`update jobs.job set ${sql(changes)} where name = 'mail' and data ->> 'about' = ${about}`;
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  await change('tried', { state: 'retry', created_on: minutes(-15), start_after: minutes(90) });
  await change('sent', { state: 'completed', created_on: minutes(-60) });
  await change('dead', { created_on: minutes(-90) });
  expect(await readFigure(database, 'magazijn_mails')).toEqual({ due: 1, later: 1, dead: 1 });
  const { waiting } = (await readFigure(database, name)) as { waiting: number };
  expect(waiting).toBeGreaterThanOrEqual(900);
  expect(waiting).toBeLessThan(960);
});

test('the age of the oldest payment event counts from its creation, not from its next attempt', async () => {
  const { database, close } = await openTestDatabase('migrated');
  onTestFinished(close);
  const { sql } = database;
  await sql`
    insert into jobs.job (name, state, created_on, start_after) values
      ('payment-notification', 'retry', now() - interval '15 minutes', now() + interval '90 minutes'),
      ('payment-notification', 'completed', now() - interval '60 minutes', now() - interval '60 minutes')`;
  const { waiting } = (await readFigure(database, 'magazijn_oldest_payment_notification_seconds')) as {
    waiting: number;
  };
  expect(waiting).toBeGreaterThanOrEqual(900);
  expect(waiting).toBeLessThan(960);
});

test('the last verified backup is the one last recorded by backup.sh', async () => {
  const { database, close } = await openTestDatabase('migrated');
  onTestFinished(close);
  const name = 'magazijn_backup_last_success_timestamp_seconds';
  expect(await readFigure(database, name)).toEqual({ checked: 0 });
  const script = readFileSync(
    join(import.meta.dirname, '..', '..', '..', '..', 'deploy', 'postgresql', 'backup.sh'),
    'utf8',
  );
  const [, note = ''] = /<<'SQL'\n(INSERT.+?)\nSQL\n/s.exec(script) ?? [];
  await database.sql.unsafe(note.replace(":'file'", "'/backups/shop.dump'"));
  const { checked } = (await readFigure(database, name)) as { checked: number };
  expect(Math.abs(checked - Date.now() / 1000)).toBeLessThan(60);
});
