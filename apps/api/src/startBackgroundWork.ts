import type { Logger } from '@magazijn/server';
import { applyRetention } from './database/applyRetention.ts';
import type { Database } from './database/Database.ts';
import { noteDueInvoices } from './database/outbox.ts';
import { createMailer, type Mailer } from './mail/createMailer.ts';
import { sendMail } from './mail/sendMail.ts';
import { freeLapsedCoupons } from './orders/couponReservation.ts';
import type { PaymentProvider } from './payments/createPaymentProvider.ts';
import { handleNotification } from './payments/handleNotification.ts';
import { reportTo } from './payments/PaymentReport.ts';
import { refundPayment } from './payments/refundPayment.ts';
import type { SettlementDependencies } from './payments/settlePayment.ts';
import type { BackEndSettings } from './settings/ApiSettings.ts';
import { type RowWork, type Schedule, startJobs } from './startJobs.ts';

interface BackgroundWork {
  readonly database: Database;
  readonly settings: BackEndSettings;
  readonly clock: () => Date;
  readonly logger: Logger;
  /** Null in a process that has no key of the payment provider, such as the worker: another one pays back. */
  readonly provider: PaymentProvider | null;
}

/** What is done by the clock. */
export const clockwork = ({
  database,
  clock,
  logger,
}: Pick<BackgroundWork, 'database' | 'clock' | 'logger'>): readonly Schedule[] => [
  {
    queue: 'retention',
    cron: '17 3 * * *',
    run: async () => logger.info({ event: 'retention', removed: await applyRetention(database, clock()) }),
  },
  // Of payments that nobody made in time.
  { queue: 'lapsed-coupons', cron: '* * * * *', run: () => freeLapsedCoupons(database.sql, clock()) },
  // Of what was delivered today, or while no worker ran.
  { queue: 'due-invoices', cron: '*/10 * * * *', run: () => noteDueInvoices(database.sql, clock()) },
];

/** Sends what stands in the outbox: at once as many as a mailer keeps connections. */
export const mailWork = (
  dependencies: Pick<BackgroundWork, 'database' | 'settings' | 'clock'> & { readonly mailer: Mailer },
): RowWork => ({
  queue: 'mail',
  atOnce: 5,
  everySeconds: 1,
  run: (id) => sendMail(dependencies, id),
});

/** Works off what the provider tells. A burst of it waits in the queue and takes so many connections, no more. */
export const notificationWork = (dependencies: SettlementDependencies): RowWork => ({
  queue: 'payment-notification',
  atOnce: 4,
  everySeconds: 0.5,
  run: (id) => handleNotification(dependencies, id),
});

/** Asks the provider to pay back what is owed. */
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
 * Everything that no request waits for: mails, events of the payment provider, paying back, and what is done by the
 * clock. Any number of processes may do so at once; what was left undone while none did is caught up with.
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
  const stop = startJobs({ url: database.url, schedules: clockwork(work), rows, logger });
  return async () => {
    await stop();
    mailer.close();
  };
}

/** Paying back alone: by an API whose other work is a worker's. @returns as `startBackgroundWork`. */
export function startRefunds(work: BackgroundWork): () => Promise<void> {
  const { database, logger, provider } = work;
  if (provider === null) return async () => {};
  return startJobs({ url: database.url, schedules: [], rows: [refundWork(work, provider)], logger });
}
