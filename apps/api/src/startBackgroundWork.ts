import type { Logger } from '@magazijn/server';
import { runApprovals } from './approvals/runApprovals.ts';
import { applyRetention } from './database/applyRetention.ts';
import type { Database } from './database/Database.ts';
import { addDueInvoices } from './database/outbox.ts';
import { createMailer, type Mailer } from './mail/createMailer.ts';
import { sendMail } from './mail/sendMail.ts';
import { freeLapsedCoupons } from './orders/couponReservation.ts';
import type { PaymentProvider } from './payments/createPaymentProvider.ts';
import { handleNotification } from './payments/handleNotification.ts';
import { reportTo } from './payments/PaymentReport.ts';
import { refundPayment } from './payments/refundPayment.ts';
import type { SettlementDependencies } from './payments/settlePayment.ts';
import type { BackEndSettings } from './settings/ApiSettings.ts';
import { runStandingOrders } from './standing-orders/runStandingOrders.ts';
import { type RowWork, type Schedule, startJobs } from './startJobs.ts';

interface BackgroundWork {
  readonly database: Database;
  readonly settings: BackEndSettings;
  readonly clock: () => Date;
  readonly logger: Logger;
  /** Null in a process without the provider's key, such as the worker: it requests no refunds. */
  readonly provider: PaymentProvider | null;
}

export const scheduledWork = ({
  database,
  settings,
  clock,
  logger,
}: Pick<BackgroundWork, 'database' | 'settings' | 'clock' | 'logger'>): readonly Schedule[] => [
  {
    queue: 'retention',
    cron: '17 3 * * *',
    run: async () => logger.info({ event: 'retention', removed: await applyRetention(database, clock()) }),
  },
  // Coupons of payments that were not made in time.
  { queue: 'lapsed-coupons', cron: '* * * * *', run: () => freeLapsedCoupons(database.sql, clock()) },
  // Invoices of orders delivered today, or while no worker ran.
  { queue: 'due-invoices', cron: '*/10 * * * *', run: () => addDueInvoices(database.sql, clock()) },
  {
    queue: 'standing-orders',
    cron: '* * * * *',
    // The throttle is for requests of people.
    run: () =>
      runStandingOrders({ database, settings: { ...settings, loginThrottle: false }, clock }, logger),
  },
  // Reminders, expired requests, and requests whose approver can no longer approve.
  { queue: 'approvals', cron: '* * * * *', run: () => runApprovals(database.sql, clock()) },
];

/** Sends the mails of the outbox, as many concurrently as the mailer has connections. */
export const mailWork = (
  dependencies: Pick<BackgroundWork, 'database' | 'settings' | 'clock'> & { readonly mailer: Mailer },
): RowWork => ({
  queue: 'mail',
  atOnce: 5,
  everySeconds: 1,
  run: (id) => sendMail(dependencies, id),
});

/** Handles events of the payment provider. A burst waits in the queue, since each event takes a connection. */
export const notificationWork = (dependencies: SettlementDependencies): RowWork => ({
  queue: 'payment-notification',
  atOnce: 4,
  everySeconds: 0.5,
  run: (id) => handleNotification(dependencies, id),
});

export const refundWork = (
  { database, clock }: Pick<BackgroundWork, 'database' | 'clock'>,
  provider: PaymentProvider,
): RowWork => ({
  queue: 'payment-refund',
  atOnce: 2,
  everySeconds: 5,
  run: (id) => refundPayment({ database, clock, provider }, id),
});

/**
 * Starts all background work; several processes can run it, and missed work is caught up with.
 *
 * @returns a function that stops it and resolves when running work has ended.
 */
export function startBackgroundWork(work: BackgroundWork): () => Promise<void> {
  const { database, settings, clock, logger, provider } = work;
  const report = reportTo(logger);
  const mailer = createMailer(settings);
  const rows = [
    mailWork({ database, settings, clock, mailer }),
    notificationWork({ database, settings, clock, report }),
    ...(provider === null ? [] : [refundWork(work, provider)]),
  ];
  const stop = startJobs({ url: database.url, schedules: scheduledWork(work), rows, logger });
  return async () => {
    await stop();
    mailer.close();
  };
}

/** Requests refunds only, for an API process beside a worker. @returns as `startBackgroundWork`. */
export function startRefunds(work: BackgroundWork): () => Promise<void> {
  const { database, logger, provider } = work;
  if (provider === null) return async () => {};
  return startJobs({ url: database.url, schedules: [], rows: [refundWork(work, provider)], logger });
}
