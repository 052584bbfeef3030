import type { Logger } from '@magazijn/server';

/** A payment problem for the operator's log, without secrets or personal data. */
export interface PaymentReport {
  readonly event:
    | 'payment-provider-failed'
    | 'payment-notification-incomplete'
    | 'payment-unknown-reference'
    | 'payment-amount-mismatch'
    | 'payment-surplus'
    | 'payment-backorder'
    | 'payment-coupon-exceeded'
    | 'payment-refund-failed'
    | 'payment-disputed';
  readonly reference: string;
  readonly message?: string;
}

export const reportTo =
  (logger: Logger) =>
  (report: PaymentReport): void =>
    logger.warn(report);
