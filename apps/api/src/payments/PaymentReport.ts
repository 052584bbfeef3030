import type { Logger } from '@magazijn/server';

/** Something about payments that whoever runs the shop has to see. Never a secret, never who paid. */
export interface PaymentReport {
  readonly event:
    | 'payment-provider-failed'
    | 'payment-notification-incomplete'
    | 'payment-unknown-reference'
    | 'payment-amount-mismatch'
    | 'payment-surplus'
    | 'payment-backorder'
    | 'payment-coupon-exceeded'
    | 'payment-refund-failed';
  readonly reference: string;
  readonly message?: string;
}

/** Writes reports to the log. */
export const reportTo =
  (logger: Logger) =>
  (report: PaymentReport): void =>
    logger.warn(report);
