// The state machine of placing an order: states, events and effects.
import type { CartIntent } from '../cart/cartRecord.ts';
import type { Cents } from '../money/cents.ts';
import type { OrderRecord, PaymentSession, PlacedOrder, SentOrder } from './orderRecord.ts';
import {
  failureOpened,
  pay,
  paymentEnded,
  paymentFound,
  paymentOpened,
  paymentPageOpened,
  paymentSubmitted,
  sessionNotOpened,
  thanksOpened,
} from './payingSteps.ts';
import { answered, found, place, recalled, returnMade, takenOut, transition } from './placingSteps.ts';

/** A draft with the buyer's choices at the moment of the press. */
export interface ChosenOrder extends SentOrder {
  /** The order number, as shown. */
  readonly number: string;
  /** The cart contents that the order was made of; removed from the cart with it. */
  readonly goods: CartIntent;
  /**
   * The return to a procurement system; null without one. With cXML the page only returns: that system sends the
   * order.
   */
  readonly punchOut: 'oci' | 'cxml' | null;
}

/** An order whose outcome is queried. */
export interface AskedOrder extends ChosenOrder {
  /** Whether a return was made. */
  readonly hasReturn: boolean;
  /** Number of queries so far. The result of an earlier query counts only if the order is placed. */
  readonly questions: number;
}

/** The server's status of a payment. */
export interface PaymentStanding {
  readonly orderId: number;
  readonly orderNumber: string;
  /** `placed` also when another payment paid the order; `expired` when the payment no longer exists. */
  readonly state: 'open' | 'pending' | 'placed' | 'refused' | 'expired';
  readonly amount: Cents;
  /** Seconds, 12:00 Europe/Amsterdam. */
  readonly deliveryDate: number;
  /** The revision of the cart that the order was made of; null when unknown. */
  readonly cartVersion: string | null;
  /** Paid units that are delivered later. */
  readonly backorders: readonly { readonly description: string; readonly quantity: number }[];
}

/** The state of an order in one tab. */
export type OrderPlacement =
  /** Not sent. `failure`: why the payment could not be opened; '' without a reason, null without a failure. */
  | { readonly kind: 'draft'; readonly failure: string | null }
  /** The return to the procurement system is being made; the order is placed after it. */
  | { readonly kind: 'returning'; readonly order: AskedOrder }
  /** Sent, without a response. */
  | { readonly kind: 'sent'; readonly order: AskedOrder }
  /** Sent, with a lost or failed (`failed`) response: the server is queried for the outcome. */
  | { readonly kind: 'asked'; readonly order: AskedOrder; readonly failed: boolean }
  /** Unknown outcome: queried repeatedly; the button can be pressed again. */
  | { readonly kind: 'unanswered'; readonly order: AskedOrder; readonly waitMs: number }
  /** `recalled`: found placed later, as after a reload; the cart has yet to report whether it still held the order. */
  | { readonly kind: 'placed'; readonly id: number; readonly recalled: boolean }
  /** A payment session is requested from the provider. */
  | { readonly kind: 'opening'; readonly order: SentOrder }
  | Paying
  /** Back from the provider; the server has no result of the bank yet. */
  | {
      readonly kind: 'confirming';
      readonly customerNumber: string;
      readonly sessionId: string;
      readonly asksLeft: number;
      /** The order that this tab placed before; null without one. */
      readonly placed: PlacedOrder | null;
    }
  /** The bank decides later. */
  | { readonly kind: 'pending'; readonly standing: PaymentStanding }
  /** The thank-you page. `standing`: of a completed payment. */
  | {
      readonly kind: 'thanked';
      readonly placed: PlacedOrder | null;
      readonly standing: PaymentStanding | null;
    }
  /** A payment may have failed: the server is queried before a failure is shown. */
  | {
      readonly kind: 'outcomeUnknown';
      readonly reason: string;
      readonly cancelled: boolean;
      readonly sessionId: string;
      readonly asksLeft: number;
    }
  /**
   * `cancelled`: the buyer cancelled at the bank. `unsure`: the payment may still succeed. `sessionId`: while it is
   * queried.
   */
  | {
      readonly kind: 'refused';
      readonly reason: string;
      readonly cancelled: boolean;
      readonly unsure: boolean;
      readonly sessionId: string | null;
      readonly asksLeft: number;
    }
  /** Leaving for the next page. `standing`: of the payment shown until then. */
  | {
      readonly kind: 'leaving';
      readonly to: 'thanks' | 'failed';
      readonly standing: PaymentStanding | null;
    };

/** The page with the provider's form. */
export interface Paying {
  readonly kind: 'paying';
  /**
   * - `checking`: the server is queried for the session
   * - `foreign`: no session, another customer's, or one that contradicts the server
   * - `unreachable`: the server does not respond
   * - `form`: the provider's form shows
   * - `returned`: the bank's result is passed to the provider
   * - `ended`: the provider returned its result, which is reported to the server
   */
  readonly step: 'checking' | 'foreign' | 'unreachable' | 'form' | 'returned' | 'ended';
  readonly payment: PaymentSession | null;
  readonly standing: PaymentStanding | null;
  /** The provider's result code; '' without one. */
  readonly resultCode: string;
}

/** The outcome of the call that places an order. */
export type PlaceAnswer =
  /** `deliveryDate` in seconds; null when the response has none. */
  | { readonly kind: 'placed'; readonly deliveryDate: number | null }
  /** Refused by the server, finally; `reason` is '' without one. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The server reported an error: unless the order is placed by now, it was not placed. */
  | { readonly kind: 'failed' }
  /** No response: the request may still have arrived. */
  | { readonly kind: 'lost' };

/** The result of querying an order; `gone` when it does not exist, `silent` without a response. */
export type FoundOrder =
  | { readonly kind: 'placed'; readonly deliveryDate: number | null }
  | { readonly kind: 'draft' | 'gone' | 'silent' };

/** The result for an order known only from the record. */
export type RecalledOrder =
  | {
      readonly kind: 'placed';
      readonly number: string;
      readonly deliveryDate: number | null;
      readonly goods: CartIntent;
    }
  | { readonly kind: 'draft' | 'gone' | 'silent' };

/** The events of the state machine. */
export type PlacementEvent =
  | { readonly type: 'place'; readonly order: ChosenOrder }
  /** `possible` is null without a response. */
  | { readonly type: 'returnMade'; readonly id: number; readonly possible: boolean | null }
  | { readonly type: 'answered'; readonly id: number; readonly answer: PlaceAnswer }
  | {
      readonly type: 'found';
      readonly id: number;
      readonly question: number;
      readonly found: FoundOrder;
    }
  /** A page that opened queried the order of the record. */
  | { readonly type: 'recalled'; readonly sent: SentOrder; readonly found: RecalledOrder }
  /** The cart processed the order. `isNews`: it still held it. */
  | { readonly type: 'takenOut'; readonly order: CartOrder; readonly isNews: boolean }
  /** The return opened in another window, or the buyer came back from it. */
  | { readonly type: 'stayed' }
  | { readonly type: 'pay'; readonly order: SentOrder }
  /** The draft was fetched again with a session: the same order, or its replacement. */
  | {
      readonly type: 'paymentOpened';
      readonly id: number;
      readonly href: string;
      readonly payment: PaymentSession;
    }
  | { readonly type: 'paymentNotOpened'; readonly reason: string }
  | { readonly type: 'paymentPageOpened'; readonly payment: PaymentSession | null }
  /**
   * `standing` is null for an unknown session, another customer's, or when payments cannot be queried. `trusted`: the
   * session matches the server's data or, without any, came with the tab's own order.
   */
  | {
      readonly type: 'paymentFound';
      readonly standing: PaymentStanding | null | 'silent';
      readonly trusted: boolean;
    }
  /** `way`: the provider's code of the payment method. */
  | { readonly type: 'paymentSubmitted'; readonly way: string }
  | { readonly type: 'sessionNotOpened' }
  /** The provider's result in the browser; '' where it has none. */
  | { readonly type: 'paymentEnded'; readonly resultCode: string; readonly sessionResult: string }
  | {
      readonly type: 'thanksOpened';
      readonly customerNumber: string;
      readonly record: Pick<OrderRecord, 'placed' | 'payment'>;
    }
  | { readonly type: 'failureOpened'; readonly reason: string; readonly payment: PaymentSession | null };

/** An order to be removed from the cart. */
export interface CartOrder {
  readonly id: number;
  readonly customerNumber: string;
  /** The revision of the ordered cart; '' when unknown. */
  readonly revision: string;
  /** Null when only the server has them: they are fetched if the cart has changed since. */
  readonly goods: CartIntent | null;
}

/** The effects to run, in this order. */
export type PlacementEffect =
  /** Stores these parts of the record. */
  | { readonly do: 'keep'; readonly record: Partial<OrderRecord> }
  /** Clears the sent order, unless another tab has stored another one since. */
  | { readonly do: 'forgetSent'; readonly id: number; readonly customerNumber: string }
  /** Clears the chosen delivery day. */
  | { readonly do: 'forgetDay' }
  | { readonly do: 'makeReturn'; readonly order: ChosenOrder }
  | { readonly do: 'place'; readonly id: number }
  | { readonly do: 'ask'; readonly id: number; readonly question: number; readonly afterMs: number }
  | { readonly do: 'takeOut'; readonly order: CartOrder }
  | { readonly do: 'openPayment'; readonly order: SentOrder }
  | { readonly do: 'askPayment'; readonly sessionId: string; readonly afterMs: number }
  | { readonly do: 'reportPayment'; readonly sessionId: string; readonly sessionResult: string }
  /** Reports to the server that nothing was paid with the session, then queries it. */
  | { readonly do: 'giveUpSession'; readonly sessionId: string }
  | { readonly do: 'showForm'; readonly payment: PaymentSession }
  | { readonly do: 'handOnResult'; readonly payment: PaymentSession }
  | { readonly do: 'goToProvider'; readonly href: string }
  /** Returns to the procurement system and clears its address; shows the thank-you page if this page stays open. */
  | { readonly do: 'goBack' }
  | { readonly do: 'goToThanks' }
  | { readonly do: 'goToFailed'; readonly reason: string }
  | { readonly do: 'refreshHistory' };

/** The result of an event. */
export interface PlacementStep {
  readonly state: OrderPlacement;
  readonly effects: readonly PlacementEffect[];
}

/** The initial state. */
export const initialPlacement: OrderPlacement = { kind: 'draft', failure: null };

/**
 * The state machine of an order, from the draft to the thank-you page. A failure is shown only when the server or the
 * provider reported one. One call places the order at a time. The order leaves the cart only when the server reports
 * it placed, once per tab; the cart's list of orders covers all tabs. Unexpected events change nothing.
 *
 * @example
 * const { state, effects } = orderPlacement(initialPlacement, { type: 'place', order });
 * // state.kind 'sent'; effects: keep the record, place the order
 */
export function orderPlacement(state: OrderPlacement, event: PlacementEvent): PlacementStep {
  switch (event.type) {
    case 'place':
      return place(state, event.order);
    case 'returnMade':
      return returnMade(state, event);
    case 'answered':
      return answered(state, event);
    case 'found':
      return found(state, event);
    case 'recalled':
      return recalled(state, event);
    case 'takenOut':
      return takenOut(state, event);
    case 'stayed':
      return state.kind === 'placed' ? transition(state, { do: 'goToThanks' }) : transition(state);
    case 'pay':
      return pay(state, event.order);
    case 'paymentOpened':
      return paymentOpened(state, event);
    case 'paymentNotOpened':
      return transition(state.kind === 'opening' ? { kind: 'draft', failure: event.reason } : state);
    case 'paymentPageOpened':
      return paymentPageOpened(state, event.payment);
    case 'paymentFound':
      return paymentFound(state, event);
    case 'paymentSubmitted':
      return paymentSubmitted(state, event.way);
    case 'sessionNotOpened':
      return sessionNotOpened(state);
    case 'paymentEnded':
      return paymentEnded(state, event);
    case 'thanksOpened':
      return thanksOpened(state, event);
    case 'failureOpened':
      return failureOpened(state, event);
  }
}

export type EventOf<Type extends PlacementEvent['type']> = Extract<PlacementEvent, { readonly type: Type }>;
