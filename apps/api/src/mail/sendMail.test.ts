import { captureLog } from '@magazijn/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../tools/testing/openTestDatabase.ts';
import type { Database } from '../database/Database.ts';
import { listDeadLetters } from '../database/deadLetters.ts';
import { addToOutbox } from '../database/outbox.ts';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { mailWork } from '../startBackgroundWork.ts';
import { startJobs } from '../startJobs.ts';
import { emptyTables } from '../testing/emptyTables.ts';
import { openTestJobs } from '../testing/openTestJobs.ts';
import { startTestMailServer } from '../testing/startTestMailServer.ts';
import { createMailer, type Mailer } from './createMailer.ts';
import { isPermanent } from './sendMail.ts';

describe('mails of the outbox', () => {
  const vlinder = 2;
  let database: Database;

  let copy: TestDatabase;
  beforeAll(async () => {
    copy = await openTestDatabase('seeded');
    database = copy.database;
  });
  afterAll(() => copy.close());
  beforeEach(async () => {
    await emptyTables(database.sql, 'outbox', 'jobs.job');
    // Retries without delay.
    await database.sql`update jobs.queue set retry_backoff = false, retry_delay = 0 where name = 'mail'`;
  });

  const work = (smtpUrl: string, given?: Mailer) => {
    const settings = readApiSettings({ SMTP_URL: smtpUrl });
    const mailer = given ?? createMailer(settings);
    onTestFinished(() => mailer.close());
    return mailWork({ database, settings, clock: () => new Date(), mailer });
  };

  /** A separate worker, as in another process. */
  async function openWorker(smtpUrl: string) {
    const worker = await openTestJobs(database, [work(smtpUrl)]);
    onTestFinished(worker.close);
    return worker;
  }

  async function openServer(refuse?: Parameters<typeof startTestMailServer>[0]) {
    const server = await startTestMailServer(refuse);
    onTestFinished(server.close);
    return server;
  }

  const note = (name: string) => addToOutbox(database.sql, 'password-changed', name, { userId: vlinder });
  const sent = async () =>
    (
      await database.sql<{ uniqueKey: string }[]>`
        select unique_key from outbox where sent_at is not null order by id`
    ).map(({ uniqueKey }) => uniqueKey);

  test('two workers send each mail once, despite temporary failures', async () => {
    let count = 0;
    const server = await openServer(() => {
      count += 1;
      // A busy server refuses every third mail temporarily.
      return count % 3 === 0 ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null;
    });
    const names = Array.from({ length: 60 }, (_, index) => `mail-${index}`);
    for (const name of names) await note(name);
    const workers = [await openWorker(server.url), await openWorker(server.url)];
    await Promise.all(workers.map((worker) => worker.settle()));
    expect(await sent()).toEqual(names);
    expect(server.mails).toHaveLength(names.length);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(names.length);
    const failures = workers.flatMap((worker) => worker.failures);
    expect(failures.length).toBeGreaterThan(10);
    expect(new Set(failures.map(({ event }) => event))).toEqual(new Set(['mail-failed']));
  });

  test('a mail stored later is sent by the poll', async () => {
    const server = await openServer();
    const { logger, lines } = captureLog();
    const stop = startJobs({ url: database.url, schedules: [], rows: [work(server.url)], logger });
    onTestFinished(stop);
    await note('later');
    await expect.poll(() => server.mails.length, { timeout: 5_000 }).toBe(1);
    expect(server.mails[0]).toMatchObject({
      subject: 'Je wachtwoord is gewijzigd',
      to: [{ address: 'vlinder@demo.magazijn.test' }],
      from: { name: 'Magazijn Demo B.V.' },
    });
    expect(lines).toEqual([]);
  });

  describe('one that cannot be sent', () => {
    test('becomes a dead letter after the last attempt, with the last error', async () => {
      const worker = await openWorker('smtp://127.0.0.1:1');
      await note('nowhere');
      await worker.settle();
      expect(worker.failures).toHaveLength(13);
      expect(worker.failures.at(-1)).toMatchObject({
        event: 'mail-given-up',
        about: 'password-changed',
        attempts: 13,
      });
      expect(await listDeadLetters(database.sql, 10)).toMatchObject([
        {
          sort: 'mail',
          about: 'password-changed',
          attempts: 13,
          lastError: expect.stringContaining('ECONNREFUSED'),
        },
      ]);
    });

    test('because the server rejects it permanently is not retried', async () => {
      const server = await openServer(() => Object.assign(new Error('No such user'), { responseCode: 550 }));
      const worker = await openWorker(server.url);
      await note('unknown');
      await worker.settle();
      expect(await listDeadLetters(database.sql, 10)).toMatchObject([
        { attempts: 1, lastError: expect.stringContaining('No such user') },
      ]);
    });

    test('because its kind or payload is invalid delays no other mail', async () => {
      const server = await openServer();
      await database.sql`
        insert into outbox (kind, unique_key, payload)
          values ('of-tomorrow', 'a', '{}'), ('password-changed', 'b', '{"userId": "x"}')`;
      await note('good');
      const worker = await openWorker(server.url);
      await worker.settle();
      expect(await sent()).toEqual(['good']);
      expect((await listDeadLetters(database.sql, 10)).map(({ about }) => about).toSorted()).toEqual([
        'of-tomorrow',
        'password-changed',
      ]);
    });

    test('because its kind is of a newer version is sent by the worker of that version', async () => {
      await database.sql`update jobs.queue set retry_delay = 10 where name = 'mail'`;
      const server = await openServer();
      await database.sql`
        insert into outbox (kind, unique_key, payload)
          values ('of-tomorrow', 'newer', ${database.sql.json({ userId: vlinder })})`;
      const worker = await openWorker(server.url);
      await worker.settle();
      expect(worker.failures).toMatchObject([{ event: 'mail-failed', attempts: 1 }]);
      // The worker of the newer version knows this kind.
      await database.sql`update outbox set kind = 'password-changed'`;
      await database.sql`update jobs.job set start_after = now()`;
      await worker.settle();
      expect(server.mails).toHaveLength(1);
    });

    test('because its recipient is gone counts as sent, with a note', async () => {
      const server = await openServer();
      await addToOutbox(database.sql, 'password-changed', 'gone', { userId: 999 });
      const worker = await openWorker(server.url);
      await worker.settle();
      expect(server.mails).toEqual([]);
      expect(await database.sql`select last_error from outbox where sent_at is not null`).toEqual([
        { lastError: 'There was nobody to send it to any more.' },
      ]);
    });
  });

  describe('a worker that stops', () => {
    test('sends the current mail first, and fetches no other', async () => {
      let finish: (() => void) | undefined;
      const mailer: Mailer = { send: () => new Promise((resolve) => (finish = resolve)), close: () => {} };
      const rows = [work('smtp://127.0.0.1:1', mailer)];
      const stop = startJobs({ url: database.url, schedules: [], rows, logger: captureLog().logger });
      await note('slow');
      await expect.poll(() => finish, { timeout: 5_000 }).toBeDefined();
      const stopped = stop();
      await note('after');
      finish?.();
      await stopped;
      expect(await sent()).toEqual(['slow']);
      expect(
        await database.sql`select state from jobs.job where name = 'mail' order by created_on`,
      ).toMatchObject([{ state: 'completed' }, { state: 'created' }]);
    });

    test('before it has recorded a sent mail causes a repeat with the same Message-ID; after that it does not', async () => {
      const server = await openServer();
      const worker = await openWorker(server.url);
      const again = async () => {
        await database.sql`update jobs.job set state = 'retry' where name = 'mail'`;
        await worker.settle();
      };
      await note('twice');
      await worker.settle();
      await again();
      expect(server.mails).toHaveLength(1);
      await database.sql`update outbox set sent_at = null`;
      await again();
      expect(server.mails).toHaveLength(2);
      expect(server.mails[0]?.messageId).toBe(server.mails[1]?.messageId);
      // The domain of the sender, not the shop's host.
      expect(server.mails[0]?.messageId).toMatch(/^<[0-9a-f]{32}@magazijn\.test>$/);
    });
  });
});

describe('isPermanent', () => {
  const refusal = (code: string, responseCode?: number) =>
    Object.assign(new Error('no'), { code, responseCode });

  test.each([
    ['an unknown recipient', refusal('EENVELOPE', 550), true],
    ['a refused content', refusal('EMESSAGE', 554), true],
    ['a recipient that is busy', refusal('EENVELOPE', 450), false],
    ['a refused login', refusal('EAUTH', 535), false],
    ['a connection that broke', refusal('ECONNECTION'), false],
    ['no error at all', 'no', false],
  ])('%s: %s', (_name, error, expected) => expect(isPermanent(error)).toBe(expected));
});
