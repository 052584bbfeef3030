import type { Cents } from '@magazijn/domain/money';
import type { CartInfo } from './Cart.ts';
import type { Address, Company, PaymentKind } from './Company.ts';

/** What the payment provider's Drop-in needs. */
export interface CheckoutSession {
  readonly sessionId: string;
  readonly sessionData: string;
  readonly clientKey: string;
  readonly environment: string;
}

/** An order that exists but is not placed (E08). Dates are seconds, 12:00 Europe/Amsterdam. */
export interface DraftOrder {
  readonly id: number;
  readonly deliveryDate: number;
  readonly deliveryDates: readonly number[];
  readonly payment: PaymentKind;
  readonly checkout: CheckoutSession | null;
  readonly company: Company;
  readonly cart: CartInfo;
  /** What delivery is called and taxed by, for a buyer's procurement system (K03). */
  readonly shipping: { readonly itemCode: string; readonly vatPercentage: number };
}

/**
 * Where an order of the history stands: `pending` while a bank decides about its payment, `refused` when it did not pay,
 * `open` when nobody has begun to pay; `placed` also where the back end does not say.
 */
export type OrderState = 'placed' | 'pending' | 'refused' | 'open';

/** A line of the order history (E03). */
export interface OrderSummary {
  readonly id: number;
  readonly state: OrderState;
  /** As people see it (K01). */
  readonly number: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly productCount: number;
  readonly total: Cents;
  readonly deliveryDate: number | null;
  /** The buyer's own; empty when none was given, or the back end does not say. */
  readonly reference: string;
  /** What it comes to per VAT percentage; empty when the back end does not say. */
  readonly vat: readonly { readonly percentage: number; readonly net: Cents; readonly vat: Cents }[];
  /** What was ordered, to search by; empty when the back end does not say. */
  readonly lines: readonly {
    readonly name: string;
    readonly articleNumber: string;
    readonly amount: number;
  }[];
}

/** An order as it was placed. Null is what the back end does not say. */
export interface Order {
  readonly id: number;
  /** As people see it (K01). */
  readonly number: string;
  /** ISO 8601. */
  readonly createdAt: string | null;
  readonly status: string | null;
  readonly state: OrderState;
  /** Seconds, 12:00 Europe/Amsterdam. */
  readonly deliveryDate: number | null;
  readonly payment: PaymentKind | null;
  readonly mainAddress: Address | null;
  readonly invoiceAddress: Address | null;
  readonly cart: CartInfo;
}
