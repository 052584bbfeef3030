// An order on its way: its states, what happens to it, what is to be done, and which step follows of what.
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
import { answered, found, go, place, recalled, returnMade, takenOut } from './placingSteps.ts';

/** A draft with what its buyer chose, as it is when the button is pressed. */
export interface ChosenOrder extends SentOrder {
  /** As people see it. */
  readonly number: string;
  /** What it was made of: what leaves the cart with it. */
  readonly goods: CartIntent;
  /** How the buyer goes back to a procurement system; null without one. cXML only returns: the order comes from there. */
  readonly punchOut: 'oci' | 'cxml' | null;
}

/** An order as it is asked after. */
export interface AskedOrder extends ChosenOrder {
  /** Whether there is a return to leave by. */
  readonly hasReturn: boolean;
  /** How often it was asked after: an answer to an earlier question settles nothing but that it is placed. */
  readonly questions: number;
}

/** What the server says of a payment. */
export interface PaymentStanding {
  readonly orderId: number;
  readonly orderNumber: string;
  /** `placed` also when another payment paid it; `expired` when there is no payment any more. */
  readonly state: 'open' | 'pending' | 'placed' | 'refused' | 'expired';
  readonly amount: Cents;
  /** Seconds, 12:00 Europe/Amsterdam. */
  readonly deliveryDate: number;
  /** The revision of the cart that the order was made of; null when nobody knows. */
  readonly cartVersion: string | null;
  /** What was paid for and is delivered later. */
  readonly backorders: readonly { readonly description: string; readonly quantity: number }[];
}

/** Where an order on its way stands in one tab. */
export type OrderPlacement =
  /** Nothing was asked yet. `failure`: why the payment could not be opened; empty without a reason, null when nothing failed. */
  | { readonly kind: 'draft'; readonly failure: string | null }
  /** The return to the procurement system is being made: without it nothing is placed. */
  | { readonly kind: 'returning'; readonly order: AskedOrder }
  /** Asked to be placed, without an answer yet. */
  | { readonly kind: 'sent'; readonly order: AskedOrder }
  /** No answer, or (`failed`) one that says that it went wrong: the server is asked what became of it. */
  | { readonly kind: 'asked'; readonly order: AskedOrder; readonly failed: boolean }
  /** Nobody knows whether it was placed: asked after again and again, and the button may be pressed again. */
  | { readonly kind: 'unanswered'; readonly order: AskedOrder; readonly waitMs: number }
  /** `recalled`: heard of later, as after a reload or a long silence, and not yet known whether this cart still held it. */
  | { readonly kind: 'placed'; readonly id: number; readonly recalled: boolean }
  /** The provider is asked for a session. */
  | { readonly kind: 'opening'; readonly order: SentOrder }
  | Paying
  /** Back from the provider, while the server has not heard of the bank. */
  | {
      readonly kind: 'confirming';
      readonly customerNumber: string;
      readonly sessionId: string;
      readonly asksLeft: number;
      /** What this tab placed before, if anything. */
      readonly placed: PlacedOrder | null;
    }
  /** The bank decides later. */
  | { readonly kind: 'pending'; readonly standing: PaymentStanding }
  /** The thanks show. `standing`: of a payment that is in. */
  | {
      readonly kind: 'thanked';
      readonly placed: PlacedOrder | null;
      readonly standing: PaymentStanding | null;
    }
  /** A payment may have failed: the server is asked before anything is called a failure. */
  | {
      readonly kind: 'doubted';
      readonly reason: string;
      readonly cancelled: boolean;
      readonly sessionId: string;
      readonly asksLeft: number;
    }
  /**
   * `cancelled`: the buyer broke it off at the bank. `unsure`: the money may still come in. `sessionId`: while it is still
   * asked after.
   */
  | {
      readonly kind: 'refused';
      readonly reason: string;
      readonly cancelled: boolean;
      readonly unsure: boolean;
      readonly sessionId: string | null;
      readonly asksLeft: number;
    }
  /** The next page is on its way. `standing`: of the payment that still shows. */
  | {
      readonly kind: 'leaving';
      readonly to: 'thanks' | 'failed';
      readonly standing: PaymentStanding | null;
    };

/** The page of the provider's form. */
export interface Paying {
  readonly kind: 'paying';
  /**
   * - `checking`: the server is asked what it knows of the session
   * - `foreign`: there is no session, or it is not this customer's, or it says something else than the servers
   * - `unreachable`: the server does not answer
   * - `form`: the provider's form shows
   * - `returned`: what the bank sent back is handed on
   * - `ended`: the provider told its result, and the server is told of it
   */
  readonly step: 'checking' | 'foreign' | 'unreachable' | 'form' | 'returned' | 'ended';
  readonly payment: PaymentSession | null;
  readonly standing: PaymentStanding | null;
  /** The provider's; empty when it told nothing. */
  readonly resultCode: string;
}

/** What the call that places an order came to. */
export type PlaceAnswer =
  /** `deliveryDate` in seconds; null when the back end did not say. */
  | { readonly kind: 'placed'; readonly deliveryDate: number | null }
  /** The server said no, for good; `reason` is empty when it gave none. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The server said that something went wrong: an order that is not placed by then was not. */
  | { readonly kind: 'failed' }
  /** No answer of the server: what was sent may be on its way. */
  | { readonly kind: 'lost' };

/** What the server says of an order that is asked after; `gone` when there is none, `silent` when it does not answer. */
export type FoundOrder =
  | { readonly kind: 'placed'; readonly deliveryDate: number | null }
  | { readonly kind: 'draft' | 'gone' | 'silent' };

/** The same of an order of which this page knows its record alone. */
export type RecalledOrder =
  | {
      readonly kind: 'placed';
      readonly number: string;
      readonly deliveryDate: number | null;
      readonly goods: CartIntent;
    }
  | { readonly kind: 'draft' | 'gone' | 'silent' };

/** What happened. */
export type PlacementEvent =
  | { readonly type: 'place'; readonly order: ChosenOrder }
  /** `possible` is null when nobody answered. */
  | { readonly type: 'returnMade'; readonly id: number; readonly possible: boolean | null }
  | { readonly type: 'answered'; readonly id: number; readonly answer: PlaceAnswer }
  | {
      readonly type: 'found';
      readonly id: number;
      readonly question: number;
      readonly found: FoundOrder;
    }
  /** A page that opens asked after the order of the record. */
  | { readonly type: 'recalled'; readonly sent: SentOrder; readonly found: RecalledOrder }
  /** The cart heard of the order. `isNews`: it still held it. */
  | { readonly type: 'takenOut'; readonly order: CartOrder; readonly isNews: boolean }
  /** The return went to another window, or somebody came back from it. */
  | { readonly type: 'stayed' }
  | { readonly type: 'pay'; readonly order: SentOrder }
  /** The draft is asked for again with its session: the same order, or the one that took its place. */
  | {
      readonly type: 'paymentOpened';
      readonly id: number;
      readonly href: string;
      readonly payment: PaymentSession;
    }
  | { readonly type: 'paymentNotOpened'; readonly reason: string }
  | { readonly type: 'paymentPageOpened'; readonly payment: PaymentSession | null }
  /**
   * `standing` is null for a session of nobody, of somebody else, or of a back end that cannot be asked. `trusted`: the
   * session says what the servers say, or, where they say nothing, it came with the tab's own order.
   */
  | {
      readonly type: 'paymentFound';
      readonly standing: PaymentStanding | null | 'silent';
      readonly trusted: boolean;
    }
  /** `way`: how it is paid, as the provider calls it. */
  | { readonly type: 'paymentSubmitted'; readonly way: string }
  | { readonly type: 'sessionNotOpened' }
  /** What the provider told the browser; empty texts where it told nothing. */
  | { readonly type: 'paymentEnded'; readonly resultCode: string; readonly sessionResult: string }
  | {
      readonly type: 'thanksOpened';
      readonly customerNumber: string;
      readonly record: Pick<OrderRecord, 'placed' | 'payment'>;
    }
  | { readonly type: 'failureOpened'; readonly reason: string; readonly payment: PaymentSession | null };

/** An order as the cart is told of it. */
export interface CartOrder {
  readonly id: number;
  readonly customerNumber: string;
  /** Of the cart that it was made of; empty when nobody knows. */
  readonly revision: string;
  /** Null when only the server knows: asked for where the cart is another by now. */
  readonly goods: CartIntent | null;
}

/** What is to be done, in this order. */
export type PlacementEffect =
  /** Keeps these parts of the record. */
  | { readonly do: 'keep'; readonly record: Partial<OrderRecord> }
  /** The order is sent no more. Another, which another tab sent meanwhile, stays. */
  | { readonly do: 'forgetSent'; readonly id: number; readonly customerNumber: string }
  /** The next order chooses its own delivery day. */
  | { readonly do: 'forgetDay' }
  | { readonly do: 'makeReturn'; readonly order: ChosenOrder }
  | { readonly do: 'place'; readonly id: number }
  | { readonly do: 'ask'; readonly id: number; readonly question: number; readonly afterMs: number }
  | { readonly do: 'takeOut'; readonly order: CartOrder }
  | { readonly do: 'openPayment'; readonly order: SentOrder }
  | { readonly do: 'askPayment'; readonly sessionId: string; readonly afterMs: number }
  | { readonly do: 'reportPayment'; readonly sessionId: string; readonly sessionResult: string }
  /** Tells the server that nothing was paid with the session, then asks. */
  | { readonly do: 'giveUpSession'; readonly sessionId: string }
  | { readonly do: 'showForm'; readonly payment: PaymentSession }
  | { readonly do: 'handOnResult'; readonly payment: PaymentSession }
  | { readonly do: 'goToProvider'; readonly href: string }
  /** Back to the procurement system, whose address is forgotten; the thanks where this page remains. */
  | { readonly do: 'goBack' }
  | { readonly do: 'goToThanks' }
  | { readonly do: 'goToFailed'; readonly reason: string }
  | { readonly do: 'refreshHistory' };

/** What follows of an event. */
export interface PlacementStep {
  readonly state: OrderPlacement;
  readonly effects: readonly PlacementEffect[];
}

/** A page that has asked nothing yet. */
export const initialPlacement: OrderPlacement = { kind: 'draft', failure: null };

/**
 * An order on its way, from the draft that was chosen to the thanks. Nothing is called a failure that nobody said; an order is
 * asked to be placed once at a time, and leaves the cart on the server's word alone, once in a tab (the cart's own list of
 * orders keeps that for all tabs). An event that a state does not wait for changes nothing.
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
      return state.kind === 'placed' ? go(state, { do: 'goToThanks' }) : go(state);
    case 'pay':
      return pay(state, event.order);
    case 'paymentOpened':
      return paymentOpened(state, event);
    case 'paymentNotOpened':
      return go(state.kind === 'opening' ? { kind: 'draft', failure: event.reason } : state);
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

/** An event of one kind. */
export type EventOf<Type extends PlacementEvent['type']> = Extract<PlacementEvent, { readonly type: Type }>;
