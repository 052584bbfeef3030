import { captureLog } from '@magazijn/server/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../testing/openTestDatabase.ts';
import { connect } from '../database/connect.ts';
import type { Database } from '../database/Database.ts';
import { addToOutbox } from '../database/outbox.ts';
import { retryDelay } from '../database/retryDelay.ts';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { startTestMailServer } from '../testing/startTestMailServer.ts';
import { createMailer, type Mailer } from './createMailer.ts';
import { isPermanent, type OutboxReport, startOutboxWorker } from './startOutboxWorker.ts';

describe('startOutboxWorker', () => {
  const vlinder = 2;
  let database: Database;
  let reports: OutboxReport[];
  let stops: (() => Promise<void>)[];

  let copy: TestDatabase;
  beforeAll(async () => {
    copy = await openTestDatabase('seeded');
    database = copy.database;
  });
  afterAll(() => copy.close());
  beforeEach(async () => {
    await database.sql`truncate outbox`;
    reports = [];
    stops = [];
  });
  afterEach(async () => {
    await Promise.all(stops.map((stop) => stop()));
  });

  /** A worker in a pool of its own, as another process would be; it looks and tries again soon. */
  function startWorker(
    smtpUrl: string,
    mailer?: Mailer,
    delay: (attempts: number) => number | null = (attempts) => (attempts < 8 ? 5 : null),
  ): void {
    const own = connect(database.url, { connections: 2 });
    const settings = readApiSettings({ SMTP_URL: smtpUrl });
    const stop = startOutboxWorker({
      database: own,
      settings,
      logger: captureLog().logger,
      intervalMs: 10,
      mailer: mailer ?? createMailer(settings),
      report: (report) => reports.push(report),
      retryDelay: delay,
    });
    stops.push(async () => {
      await stop();
      await own.close();
    });
  }

  const note = (name: string) => addToOutbox(database.sql, 'password-changed', name, { userId: vlinder });
  const open = async () =>
    (
      await database.sql<{ count: number }[]>`
      select count(*)::int from outbox where sent_at is null and failed_at is null`
    )[0]?.count;
  const settled = () => expect.poll(open).toBe(0);

  describe('several workers', () => {
    test('send each mail once, whatever fails in between, and lose none', async () => {
      let count = 0;
      const server = await startTestMailServer(() => {
        count += 1;
        // Every third is refused for now, as a busy server does.
        return count % 3 === 0 ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null;
      });
      onTestFinished(server.close);
      const names = Array.from({ length: 60 }, (_, index) => `mail-${index}`);
      for (const name of names) await note(name);
      startWorker(server.url);
      startWorker(server.url);
      await settled();
      expect(server.mails).toHaveLength(names.length);
      expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(names.length);
      expect(reports.length).toBeGreaterThan(10);
      expect(new Set(reports.map(({ event }) => event))).toEqual(new Set(['mail-failed']));
    });

    test('a mail that is noted later goes out without anybody asking', async () => {
      const server = await startTestMailServer();
      onTestFinished(server.close);
      startWorker(server.url);
      await note('later');
      await expect.poll(() => server.mails.length).toBe(1);
      expect(server.mails[0]).toMatchObject({
        subject: 'Je wachtwoord is gewijzigd',
        to: [{ address: 'vlinder@demo.magazijn.test' }],
        from: { name: 'Magazijn Demo B.V.' },
      });
    });
  });

  describe('a mail that cannot be sent', () => {
    test('is a dead letter after so many attempts, with the last error', async () => {
      startWorker('smtp://127.0.0.1:1');
      await note('nowhere');
      await settled();
      const [row] = await database.sql`select attempts, failed_at, last_error from outbox`;
      expect(row).toMatchObject({ attempts: 8, failedAt: expect.any(Date) });
      expect(row?.lastError).toContain('ECONNREFUSED');
      expect(reports.at(-1)?.event).toBe('mail-given-up');
    });

    test('that the server refuses for good is not tried again', async () => {
      const server = await startTestMailServer(() =>
        Object.assign(new Error('No such user'), { responseCode: 550 }),
      );
      onTestFinished(server.close);
      startWorker(server.url);
      await note('unknown');
      await settled();
      const [row] = await database.sql`select attempts, last_error from outbox`;
      expect(row?.attempts).toBe(1);
      expect(row?.lastError).toContain('No such user');
    });

    test('of a kind that nobody knows, or with a payload of another shape, keeps nobody waiting', async () => {
      const server = await startTestMailServer();
      onTestFinished(server.close);
      await database.sql`
      insert into outbox (kind, unique_key, payload)
        values ('of-tomorrow', 'a', '{}'), ('password-changed', 'b', '{"userId": "x"}')`;
      await note('good');
      startWorker(server.url);
      await settled();
      expect(server.mails).toHaveLength(1);
      expect(
        await database.sql`select unique_key from outbox where failed_at is not null order by 1`,
      ).toEqual([{ uniqueKey: 'a' }, { uniqueKey: 'b' }]);
    });

    test('that only the worker of a newer version knows waits for it, though the older one tried first', async () => {
      const server = await startTestMailServer();
      onTestFinished(server.close);
      await note('newer');
      await database.sql`update outbox set kind = 'of-tomorrow'`;
      startWorker(server.url, undefined, (attempts) => retryDelay(attempts, 0.5));
      await expect.poll(() => reports.map(({ event }) => event)).toEqual(['mail-failed']);
      expect(await open()).toBe(1);
      // To the newer one it is a mail like any other, once its time has come.
      await database.sql`update outbox set kind = 'password-changed', next_attempt_at = now()`;
      await settled();
      expect(server.mails).toHaveLength(1);
    });

    test('to nobody any more is done, and says so', async () => {
      const server = await startTestMailServer();
      onTestFinished(server.close);
      await addToOutbox(database.sql, 'password-changed', 'gone', { userId: 999 });
      startWorker(server.url);
      await settled();
      expect(server.mails).toEqual([]);
      expect(await database.sql`select last_error from outbox where sent_at is not null`).toEqual([
        { lastError: 'There was nobody to send it to any more.' },
      ]);
    });
  });

  describe('a worker that ends', () => {
    test('lets the mail that is under way go out first', async () => {
      let finish: (() => void) | undefined;
      const mailer: Mailer = { send: () => new Promise((resolve) => (finish = resolve)), close: () => {} };
      startWorker('smtp://127.0.0.1:1', mailer);
      await note('slow');
      await expect.poll(() => finish).toBeDefined();
      const stopped = stops[0]?.();
      await note('after');
      finish?.();
      await stopped;
      expect(await database.sql`select unique_key from outbox where sent_at is not null`).toEqual([
        { uniqueKey: 'slow' },
      ]);
    });

    test('between sending and noting it sends again, under the same Message-ID', async () => {
      const server = await startTestMailServer();
      onTestFinished(server.close);
      startWorker(server.url);
      await note('twice');
      await settled();
      // As if the process had ended before the row was marked, and its lease had run out.
      await database.sql`update outbox set sent_at = null, next_attempt_at = now()`;
      await expect.poll(() => server.mails.length).toBe(2);
      expect(server.mails[0]?.messageId).toBe(server.mails[1]?.messageId);
      // The domain that the mail comes from, whatever the shop's host is.
      expect(server.mails[0]?.messageId).toMatch(/^<[0-9a-f]{32}@magazijn\.test>$/);
    });
  });

  test('a database that is away for a while is reported, and waited for', async () => {
    const server = await startTestMailServer();
    onTestFinished(server.close);
    startWorker(server.url);
    await database.sql`alter table outbox rename to outbox_away`;
    await expect.poll(() => reports.at(-1)?.event).toBe('outbox-failed');
    await database.sql`alter table outbox_away rename to outbox`;
    await note('afterwards');
    await expect.poll(() => server.mails.length).toBe(1);
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
