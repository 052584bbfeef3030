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
 * Everything that nobody waits for: mails, the events of the payment provider, and what is done by the clock. Any number
 * of processes may do so at once; what was left undone while none did is caught up with.
 *
 * @returns how to stop it; settles when what was under way is done.
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
