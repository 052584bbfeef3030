import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@magazijn/server';
import type { Database, Sql } from '../database/Database.ts';
import { keptError, retryDelay } from '../database/retryDelay.ts';
import type { BackEndSettings } from '../settings/ApiSettings.ts';
import { composeMail } from './composeMail.ts';
import {
  createMailer,
  type Mailer,
  type MailSender,
  type OutgoingMail,
  readMailSender,
} from './createMailer.ts';
import { renderMailHtml, renderMailText } from './renderMail.ts';

/** What a worker needs. */
interface OutboxDependencies {
  readonly database: Database;
  readonly settings: BackEndSettings;
  readonly clock: () => Date;
  readonly mailer: Mailer;
  /** Told of every failure. @default the log */
  readonly report: (report: OutboxReport) => void;
  /** How long to wait after so many attempts; null: give up. */
  readonly retryDelay: (attempts: number) => number | null;
}

/** What whoever runs the shop has to see: no address, no content. */
export interface OutboxReport {
  readonly event: 'mail-failed' | 'mail-given-up' | 'outbox-failed';
  /** Null when it is no one mail's. */
  readonly id: number | null;
  readonly kind: string;
  readonly attempts: number;
  readonly message: string;
}

/** A row that a worker has taken. */
interface OutboxRow {
  readonly id: number;
  readonly kind: string;
  readonly uniqueKey: string;
  readonly payload: unknown;
  /** This one included. */
  readonly attempts: number;
}

/** How many mails a worker sends at once; as many as it keeps connections. */
const batchSize = 5;

/** How long a worker waits when there is nothing to do, in milliseconds: so long a mail may lie at most. */
const intervalMs = 1_000;

interface OutboxOptions extends Partial<OutboxDependencies> {
  readonly database: Database;
  readonly settings: BackEndSettings;
  readonly logger: Logger;
  /** Milliseconds between looks at the outbox. @default 1000 */
  readonly intervalMs?: number;
}

/**
 * Sends what stands in the outbox, as soon as it does. Any number of workers, in any number of processes, share the
 * work; none is in charge, and no row is two workers' at once.
 *
 * @returns how to stop it; settles when what is being sent has been.
 */
export function startOutboxWorker(options: OutboxOptions): () => Promise<void> {
  const dependencies: OutboxDependencies = {
    clock: () => new Date(),
    mailer: createMailer(options.settings),
    report: (report) => options.logger.error(report),
    retryDelay: (attempts) => retryDelay(attempts, Math.random()),
    ...options,
  };
  const stopping = new AbortController();
  const rest = () =>
    delay(options.intervalMs ?? intervalMs, undefined, { signal: stopping.signal, ref: false }).catch(
      () => {},
    );

  const work = async () => {
    while (!stopping.signal.aborted) {
      try {
        const rows = await takeDue(dependencies.database.sql, batchSize);
        await Promise.all(rows.map((row) => deliver(dependencies, row)));
        if (rows.length < batchSize) await rest();
      } catch (error) {
        // The database does not answer: what was being sent is tried again when its time is over.
        const message = error instanceof Error ? error.message : String(error);
        dependencies.report({ event: 'outbox-failed', id: null, kind: '', attempts: 0, message });
        await rest();
      }
    }
  };
  const running = work();
  return async () => {
    stopping.abort();
    await running;
    dependencies.mailer.close();
  };
}

/**
 * For how long a row is a worker's own, in seconds: longer than any mail server is given. After that its worker is
 * taken for dead, and another one sends.
 */
const leaseSeconds = 120;

/**
 * Takes rows whose time has come, for this worker alone. The attempt is counted before it is made, so that a mail that
 * ends the process is not tried for ever. The database's clock decides: those of several machines differ. The limit
 * stands in a select of its own, where the planner does not see it: otherwise it would plan anew each time.
 */
function takeDue(sql: Sql, max: number): Promise<OutboxRow[]> {
  return sql<OutboxRow[]>`
    update outbox set attempts = attempts + 1, next_attempt_at = now() + ${leaseSeconds} * interval '1 second'
      where id in (
        select id from outbox
          where sent_at is null and failed_at is null and next_attempt_at <= now()
          order by next_attempt_at
          limit (select ${max}::int)
          for update skip locked
      )
      returning id, kind, unique_key, payload, attempts`;
}

/** Of what a mail is about, not of this attempt. At the sender's own domain, as spam filters expect. */
const messageIdOf = ({ uniqueKey }: OutboxRow, { address }: MailSender): string => {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return `${createHash('sha256').update(uniqueKey).digest('hex').slice(0, 32)}@${domain}`;
};

async function prepare(dependencies: OutboxDependencies, row: OutboxRow): Promise<OutgoingMail | null> {
  const { database, settings, clock } = dependencies;
  const content = await composeMail({ sql: database.sql, settings, clock }, row.kind, row.payload);
  if (!content) return null;
  const sender = readMailSender(settings);
  return {
    messageId: messageIdOf(row, sender),
    to: content.to,
    subject: content.subject,
    html: await renderMailHtml(content, sender),
    text: renderMailText(content, sender),
    attachments: content.attachments,
  };
}

async function noteFailure(dependencies: OutboxDependencies, row: OutboxRow, error: unknown): Promise<void> {
  const { id, kind, attempts } = row;
  const message = error instanceof Error ? error.message : String(error);
  const delay = isPermanent(error) ? null : dependencies.retryDelay(attempts);
  const { sql } = dependencies.database;
  await (delay === null
    ? sql`update outbox set failed_at = now(), last_error = ${keptError(error)} where id = ${id}`
    : sql`
        update outbox
          set next_attempt_at = now() + ${delay} * interval '1 millisecond',
            last_error = ${keptError(error)}
          where id = ${id}`);
  dependencies.report({
    event: delay === null ? 'mail-given-up' : 'mail-failed',
    id,
    kind,
    attempts,
    message,
  });
}

/**
 * Sends one mail and notes what came of it. A process that ends between the two sends it again; the mail then has the
 * same Message-ID, by which mail programs know it for the same.
 */
async function deliver(dependencies: OutboxDependencies, row: OutboxRow): Promise<void> {
  let isSent = false;
  try {
    const mail = await prepare(dependencies, row);
    if (mail) await dependencies.mailer.send(mail);
    isSent = mail !== null;
  } catch (error) {
    await noteFailure(dependencies, row, error);
    return;
  }
  const note = isSent ? null : 'There was nobody to send it to any more.';
  await dependencies.database
    .sql`update outbox set sent_at = now(), last_error = ${note} where id = ${row.id}`;
}

/**
 * Whether a mail server refused this mail for good: a 5xx answer (RFC 5321, section 4.2.1) to its recipient or its
 * content. A refused login is our fault, not the mail's, and will be mended.
 */
export function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') &&
    typeof responseCode === 'number' &&
    responseCode >= 500 &&
    responseCode < 600
  );
}
