/** Something about payments that whoever runs the shop has to see. Never a secret, never who paid. */
export interface PaymentReport {
  readonly event:
    | 'payment-provider-failed'
    | 'payment-notification-failed'
    | 'payment-unknown-reference'
    | 'payment-amount-mismatch'
    | 'payment-surplus'
    | 'payment-backorder'
    | 'payment-coupon-exceeded';
  readonly reference: string;
  readonly message?: string;
}

/** Where nobody asked for them, reports still have to be seen. */
export function reportPayment(report: PaymentReport): void {
  console.warn(JSON.stringify({ time: new Date().toISOString(), ...report }));
}
