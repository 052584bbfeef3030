import type { Logger } from '@magazijn/server';
import type { Database } from './database/Database.ts';
import { startOutboxWorker } from './mail/startOutboxWorker.ts';
import { startPaymentWorker } from './payments/handleNotifications.ts';
import { reportTo } from './payments/PaymentReport.ts';
import type { BackEndSettings } from './settings/ApiSettings.ts';
import { startSchedules } from './startSchedules.ts';

interface BackgroundWork {
  readonly database: Database;
  readonly settings: BackEndSettings;
  readonly clock: () => Date;
  readonly logger: Logger;
}

/**
 * Starts the background work: mails, payment events and schedules. Any number of processes can do so concurrently;
 * missed work is caught up with.
 *
 * @returns a function that stops it and resolves when running work has ended.
 */
export function startBackgroundWork({
  database,
  settings,
  clock,
  logger,
}: BackgroundWork): () => Promise<void> {
  const stops = [
    startOutboxWorker({ database, settings, logger }),
    startPaymentWorker({ database, clock, settings, report: reportTo(logger) }),
    startSchedules({ database, clock, logger }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
