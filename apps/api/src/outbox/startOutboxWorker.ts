import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../database/Database.ts';
import { createMailer } from '../mail/createMailer.ts';
import type { ApiSettings } from '../settings/ApiSettings.ts';
import { deliver } from './deliver.ts';
import type { OutboxParts } from './OutboxParts.ts';
import { reportOutbox } from './reportOutbox.ts';
import { retryDelay } from './retryDelay.ts';
import { takeDue } from './takeDue.ts';

/** How many mails a worker sends at once; as many as it keeps connections. */
const batchSize = 5;

/** How long a worker waits when there is nothing to do, in milliseconds: so long a mail may lie at most. */
const pause = 1_000;

export interface OutboxOptions extends Partial<OutboxParts> {
  readonly database: Database;
  readonly settings: ApiSettings;
  /** Milliseconds between looks at the outbox. @default 1000 */
  readonly pause?: number;
}

/**
 * Sends what stands in the outbox, as soon as it does. Any number of workers, in any number of processes, share the
 * work; none is in charge, and no row is two workers' at once.
 *
 * @returns how to stop it; settles when what is being sent has been.
 */
export function startOutboxWorker(options: OutboxOptions): () => Promise<void> {
  const parts: OutboxParts = {
    clock: () => new Date(),
    mailer: createMailer(options.settings),
    report: reportOutbox,
    retryDelay: (attempts) => retryDelay(attempts, Math.random()),
    ...options,
  };
  const stopping = new AbortController();
  const rest = () =>
    delay(options.pause ?? pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {});

  const work = async () => {
    while (!stopping.signal.aborted) {
      try {
        const rows = await takeDue(parts.database.sql, batchSize);
        await Promise.all(rows.map((row) => deliver(parts, row)));
        if (rows.length < batchSize) await rest();
      } catch (error) {
        // The database does not answer: what was being sent is tried again when its time is over.
        const message = error instanceof Error ? error.message : String(error);
        parts.report({ event: 'outbox-failed', id: null, kind: '', attempts: 0, message });
        await rest();
      }
    }
  };
  const running = work();
  return async () => {
    stopping.abort();
    await running;
    parts.mailer.close();
  };
}
