// Over 300 lines: the models of all approval calls, which share people, budgets and lines.
import type {
  ApprovalEventKind,
  ApprovalReason,
  ApprovalRule,
  ApprovalStatus,
} from '@magazijn/domain/approvals';
import type { IsoDate } from '@magazijn/domain/delivery';
import { type Cents, centsFromEuros } from '@magazijn/domain/money';
import type { Role } from '@magazijn/domain/people';
import type {
  WireApprovalBudgets,
  WireApprovalCheck,
  WireApprovalHistory,
  WireApprovalOutcome,
  WireApprovalReason,
  WireApprovalRequest,
  WireApprovalRequests,
  WireApprovalRule,
  WireApprovalSettings,
} from '../schemas/approvals.ts';
import { toCostCentre } from './Cart.ts';
import type { CostCentre } from './CostCentre.ts';
import { isSet, momentOf, textOf } from './fromWire.ts';

/** An absence of an approver; both days are included. */
export interface ApprovalStandIn {
  readonly personId: number;
  readonly standInId: number;
  readonly from: IsoDate;
  readonly until: IsoDate;
}

export interface ApprovalPerson {
  readonly id: number;
  /** The e-mail address of a person without a name. */
  readonly name: string;
  readonly role: Role;
  readonly isYou: boolean;
}

/**
 * The rules and absences of a company. People who are not administrators get the rules that apply to them or name them as
 * approver, and their own absences.
 */
export interface ApprovalSettings {
  readonly rules: readonly ApprovalRule[];
  readonly risePercent: number;
  readonly standIns: readonly ApprovalStandIn[];
  readonly people: readonly ApprovalPerson[];
  readonly version: number;
}

export interface ApprovalCheck {
  readonly needed: boolean;
  readonly reasons: readonly ApprovalReason[];
  readonly approvers: readonly string[];
  /** Why approval cannot be requested, as a Dutch sentence; '' when it can. */
  readonly refusal: string;
}

/** Which requests: `to-decide` by this person; `mine`; `decided` ones that this person may see. */
export type ApprovalFilter = 'to-decide' | 'mine' | 'decided';

export interface ApprovalRequestSummary {
  readonly id: number;
  readonly status: ApprovalStatus;
  readonly orderId: number;
  readonly orderNumber: string;
  readonly requester: string;
  readonly remark: string;
  /** ISO 8601. */
  readonly submittedAt: string;
  readonly expiresAt: string;
  /** Units of products, without gifts. */
  readonly units: number;
  /** The total of the request, or of the current order once it is approved. Excluding VAT. */
  readonly total: Cents;
  readonly totalInclusive: Cents;
  /** Who decided; '' before. */
  readonly decidedBy: string;
  /** ISO 8601; null before. */
  readonly decidedAt: string | null;
}

export interface ApprovalRequestPage {
  readonly requests: readonly ApprovalRequestSummary[];
  readonly total: number;
}

/** A product of a request. Prices are of one unit, excluding VAT. */
export interface ApprovalRequestLine {
  readonly productId: number;
  readonly path: string;
  readonly description: string;
  readonly articleNumber: string;
  readonly unit: string;
  /** The name of its picture; null without one. */
  readonly picture: string | null;
  readonly quantity: number;
  /** The units that can be ordered now, or those of the current order once it is approved. */
  readonly orderable: number;
  readonly priceThen: Cents;
  /** Null when it is no longer sold, and once the request is decided. */
  readonly priceNow: Cents | null;
  /** Why it cannot be ordered as a whole, as a Dutch sentence; '' when it can. */
  readonly problem: string;
  /** The cost centre that the requester chose; null without one. */
  readonly costCentre: CostCentre | null;
}

export interface ApprovalRequestBudget {
  readonly limit: Cents;
  readonly spent: Cents;
  /** In other open requests. */
  readonly requested: Cents;
  /** The amount that is spent and requested, this request included. */
  readonly afterThis: Cents;
}

export interface ApprovalEvent {
  /** ISO 8601. */
  readonly at: string;
  readonly kind: ApprovalEventKind;
  /** Who did it; '' for the shop. */
  readonly person: string;
  /** The reason, the recipients or the changes; '' for none. */
  readonly note: string;
}

export interface ApprovalRequest extends ApprovalRequestSummary {
  readonly lines: readonly ApprovalRequestLine[];
  /** Excluding VAT; `approveRequest` takes it as seen. Null when nothing can be ordered, and once it is decided. */
  readonly totalNow: Cents | null;
  readonly totalNowInclusive: Cents | null;
  /** Why it cannot be ordered as a whole, as Dutch sentences. */
  readonly problems: readonly string[];
  /** Null without a budget that counts it, and once it is decided. */
  readonly budget: ApprovalRequestBudget | null;
  readonly reasons: readonly ApprovalReason[];
  /** The earliest event first. */
  readonly history: readonly ApprovalEvent[];
  readonly couponCode: string;
  readonly orderReference: string;
  readonly deliveryDate: IsoDate;
  /** When it would be delivered now: later when the chosen day has passed. */
  readonly deliveryDateNow: IsoDate;
  /** Why it was refused; '' otherwise. */
  readonly refusal: string;
  readonly version: number;
  readonly mayDecide: boolean;
  readonly mayWithdraw: boolean;
}

export interface Approval {
  /** That of the request which the approver saw. */
  readonly version: number;
  /** The total excluding VAT that the approver saw: `totalNow`. */
  readonly seenTotal: Cents | null;
  /** Other units by product id, 0 to leave one out. */
  readonly quantities?: Readonly<Record<number, number>>;
}

/** The outcome of approving: an order, or a request that has to be looked at again. */
export type ApprovalOutcome =
  | { readonly outcome: 'placed'; readonly orderId: number }
  | { readonly outcome: 'review'; readonly request: ApprovalRequest };

export interface ApprovalBudget {
  readonly rule: ApprovalRule;
  /** The name of the person that it limits; '' for everybody. */
  readonly person: string;
  readonly limit: Cents;
  readonly spent: Cents;
  /** In open requests. */
  readonly requested: Cents;
}

export interface ApprovalHistoryRow extends ApprovalEvent {
  readonly requestId: number;
  readonly orderNumber: string;
  readonly requester: string;
  /** Excluding VAT. */
  readonly total: Cents;
}

const toAmount = (euros: number | null | undefined): Cents | null =>
  euros == null ? null : centsFromEuros(euros);

const toRule = (wire: WireApprovalRule): ApprovalRule => ({
  id: wire.id,
  personId: wire.person_id ?? null,
  category: wire.category ?? null,
  costCentre: wire.cost_centre ?? null,
  maxOrder: toAmount(wire.max_order),
  maxMonth: toAmount(wire.max_month),
  approverId: wire.approver_id ?? null,
});

function toReason(wire: WireApprovalReason): ApprovalReason {
  if (wire.kind === 'role') return { kind: 'role' };
  const amounts = {
    rule: toRule(wire.rule),
    limit: centsFromEuros(wire.limit),
    amount: centsFromEuros(wire.amount),
    over: centsFromEuros(wire.over),
  };
  return wire.kind === 'order'
    ? { kind: 'order', ...amounts }
    : {
        kind: 'month',
        ...amounts,
        spent: centsFromEuros(wire.spent),
        requested: centsFromEuros(wire.requested),
      };
}

export const toApprovalSettings = (wire: WireApprovalSettings): ApprovalSettings => ({
  rules: wire.rules.map(toRule),
  risePercent: wire.rise_percent,
  standIns: wire.stand_ins.map(({ person_id, stand_in_id, from, until }) => ({
    personId: person_id,
    standInId: stand_in_id,
    from,
    until,
  })),
  people: wire.people.map(({ id, name, role, is_you }) => ({ id, name, role, isYou: isSet(is_you) })),
  version: wire.version,
});

export const toApprovalCheck = (wire: WireApprovalCheck): ApprovalCheck => ({
  needed: isSet(wire.needed),
  reasons: wire.reasons.map(toReason),
  approvers: wire.approvers,
  refusal: textOf(wire.refusal),
});

const toSummary = (wire: WireApprovalRequests['requests'][number]): ApprovalRequestSummary => ({
  id: wire.id,
  status: wire.status,
  orderId: wire.order_id,
  orderNumber: wire.order_number,
  requester: wire.requester,
  remark: wire.remark,
  submittedAt: wire.submitted_at,
  expiresAt: wire.expires_at,
  units: wire.units,
  total: centsFromEuros(wire.total_exclusive),
  totalInclusive: centsFromEuros(wire.total_inclusive),
  decidedBy: textOf(wire.decided_by),
  decidedAt: momentOf(wire.decided_at),
});

export const toApprovalRequests = ({ requests, total }: WireApprovalRequests): ApprovalRequestPage => ({
  requests: requests.map(toSummary),
  total,
});

export const toApprovalRequest = (wire: WireApprovalRequest): ApprovalRequest => ({
  ...toSummary(wire),
  lines: wire.lines.map((line) => ({
    productId: line.product_id,
    path: line.path,
    description: line.description,
    articleNumber: line.article_number,
    unit: line.unit,
    picture: line.image ?? null,
    quantity: line.amount,
    orderable: line.amount_now,
    priceThen: centsFromEuros(line.price_then),
    priceNow: toAmount(line.price_now),
    problem: textOf(line.problem),
    costCentre: toCostCentre(line.cost_centre),
  })),
  totalNow: toAmount(wire.total_now_exclusive),
  totalNowInclusive: toAmount(wire.total_now_inclusive),
  problems: wire.problems,
  budget: wire.budget
    ? {
        limit: centsFromEuros(wire.budget.limit),
        spent: centsFromEuros(wire.budget.spent),
        requested: centsFromEuros(wire.budget.requested),
        afterThis: centsFromEuros(wire.budget.after_this),
      }
    : null,
  reasons: wire.reasons.map(toReason),
  history: wire.history.map(({ at, event, person, note }) => ({ at, kind: event, person, note })),
  couponCode: wire.coupon_code,
  orderReference: wire.order_reference,
  deliveryDate: wire.delivery,
  deliveryDateNow: wire.delivery_now,
  refusal: textOf(wire.refusal),
  version: wire.version,
  mayDecide: isSet(wire.may_decide),
  mayWithdraw: isSet(wire.may_withdraw),
});

export const toApprovalOutcome = (wire: WireApprovalOutcome): ApprovalOutcome =>
  wire.outcome === 'placed'
    ? { outcome: 'placed', orderId: wire.order_id }
    : { outcome: 'review', request: toApprovalRequest(wire.request) };

export const toApprovalBudgets = ({ budgets }: WireApprovalBudgets): readonly ApprovalBudget[] =>
  budgets.map(({ rule, person, limit, spent, requested }) => ({
    rule: toRule(rule),
    person: textOf(person),
    limit: centsFromEuros(limit),
    spent: centsFromEuros(spent),
    requested: centsFromEuros(requested),
  }));

export const toApprovalHistory = ({ events }: WireApprovalHistory): readonly ApprovalHistoryRow[] =>
  events.map(({ request_id, order_number, requester, total_exclusive, event, ...row }) => ({
    ...row,
    kind: event,
    requestId: request_id,
    orderNumber: order_number,
    requester,
    total: centsFromEuros(total_exclusive),
  }));
