import { addCents, type Cents, cents, subtractCents } from '../money/cents.ts';
import type { Role } from '../people/roles.ts';

export const maxApprovalRules = 50;

/** The default rise of a request's total, in per cent, above which the approver has to confirm it. */
export const defaultRisePercent = 5;

export const maxRisePercent = 100;

export const maxApprovalLimit = cents(100_000_000);

export const maxRemarkLength = 500;

/** The limits up to which no approval is needed. Amounts exclude VAT; with a limit of 0, every order needs approval. */
export interface ApprovalRule {
  readonly id: number;
  /** Whose orders it is about; null for those of all buyers and requesters. */
  readonly personId: number | null;
  /** The path of a main category, to whose products it is limited; null for the whole order. */
  readonly category: string | null;
  /** The cost centre to whose lines it is limited; null for all. */
  readonly costCentre: string | null;
  /** The most that an order may cost; null for no such limit. */
  readonly maxOrder: Cents | null;
  /** The budget of a calendar month in Amsterdam; null for no such limit. */
  readonly maxMonth: Cents | null;
  /** The approver of orders above it; null for every administrator. */
  readonly approverId: number | null;
}

/** An order that may need approval. Amounts exclude VAT. */
export interface OrderToApprove {
  /** With delivery, less a coupon. */
  readonly total: Cents;
  /** The amounts of its lines, by the path of their main category and their cost centre. */
  readonly lines: readonly {
    readonly category: string;
    readonly costCentre: string | null;
    readonly total: Cents;
  }[];
}

/** The amounts that a rule counts in a month, without the order at hand. */
export interface MonthAmounts {
  /** Ordered, or being paid. */
  readonly spent: Cents;
  readonly requested: Cents;
}

export interface ApprovalPerson {
  readonly id: number;
  readonly role: Role;
}

/**
 * Why an order needs approval.
 *
 * - `role`: the person is a requester, who orders nothing without approval
 * - `order`: it costs more than a rule allows per order
 * - `month`: with this month's orders and requests, it exceeds the budget of a rule
 */
export type ApprovalReason =
  | { readonly kind: 'role' }
  | {
      readonly kind: 'order';
      readonly rule: ApprovalRule;
      readonly limit: Cents;
      readonly amount: Cents;
      readonly over: Cents;
    }
  | ({
      readonly kind: 'month';
      readonly rule: ApprovalRule;
      readonly limit: Cents;
      readonly amount: Cents;
      readonly over: Cents;
    } & MonthAmounts);

type ReasonOfRule = Exclude<ApprovalReason, { kind: 'role' }>;

const inScope = (
  rule: Pick<ApprovalRule, 'category' | 'costCentre'>,
  line: OrderToApprove['lines'][number],
): boolean =>
  (rule.category === null || rule.category === line.category) &&
  (rule.costCentre === null || rule.costCentre === line.costCentre);

/** The amount that a rule counts: the order's total, or its lines of a category or cost centre; null without such a line. */
export function countedAmount(
  rule: Pick<ApprovalRule, 'category' | 'costCentre'>,
  order: OrderToApprove,
): Cents | null {
  if (rule.category === null && rule.costCentre === null) return order.total;
  const lines = order.lines.filter((line) => inScope(rule, line));
  return lines.length === 0 ? null : addCents(...lines.map(({ total }) => total));
}

const isAbout = ({ personId }: ApprovalRule, { id, role }: ApprovalPerson): boolean =>
  personId === null ? role !== 'administrator' : personId === id;

/** Whether a rule for the person has a limit per order that replaces the one of a rule for everybody. */
const hasOwnLimit = (rules: readonly ApprovalRule[], general: ApprovalRule): boolean =>
  general.personId === null &&
  rules.some(
    ({ personId, category, costCentre, maxOrder }) =>
      personId !== null &&
      maxOrder !== null &&
      category === general.category &&
      costCentre === general.costCentre,
  );

const exceeds = (amount: Cents, limit: Cents): boolean => amount > limit || limit === 0;

const above = (amount: Cents, limit: Cents): Cents => cents(Math.max(0, subtractCents(amount, limit)));

/**
 * Why an order needs approval; empty when it does not. A requester always needs it; an administrator only by a rule
 * that names them. A person's own limit per order replaces the one for everybody of the same category and cost centre.
 *
 * @param months the amounts that each rule with a budget counts this month, by its id, without this order
 */
export function approvalNeeded(
  rules: readonly ApprovalRule[],
  order: OrderToApprove,
  months: ReadonlyMap<number, MonthAmounts>,
  person: ApprovalPerson,
): readonly ApprovalReason[] {
  const own = rules.filter((rule) => isAbout(rule, person));
  const reasons = own.flatMap((rule): ReasonOfRule[] => {
    const amount = countedAmount(rule, order);
    if (amount === null) return [];
    const { maxOrder, maxMonth } = rule;
    const { spent, requested } = months.get(rule.id) ?? { spent: cents(0), requested: cents(0) };
    const found: ReasonOfRule[] = [];
    if (maxOrder !== null && !hasOwnLimit(own, rule) && exceeds(amount, maxOrder)) {
      found.push({ kind: 'order', rule, limit: maxOrder, amount, over: above(amount, maxOrder) });
    }
    const month = addCents(spent, requested, amount);
    if (maxMonth !== null && exceeds(month, maxMonth)) {
      const over = above(month, maxMonth);
      found.push({ kind: 'month', rule, limit: maxMonth, amount, spent, requested, over });
    }
    return found;
  });
  return person.role === 'requester' ? [{ kind: 'role' }, ...reasons] : reasons;
}

/**
 * The approver that all exceeded rules name (for a requester within limits: all rules); null for every administrator.
 */
export function approverOf(
  rules: readonly ApprovalRule[],
  order: OrderToApprove,
  reasons: readonly ApprovalReason[],
  person: ApprovalPerson,
): number | null {
  const exceeded = reasons.flatMap((reason) => (reason.kind === 'role' ? [] : [reason.rule]));
  const deciding =
    exceeded.length > 0
      ? exceeded
      : rules.filter((rule) => isAbout(rule, person) && countedAmount(rule, order) !== null);
  const named = new Set(deciding.map(({ approverId }) => approverId));
  const [approver = null] = named;
  return named.size === 1 && approver !== person.id ? approver : null;
}

/** The problem with a rule, as a Dutch sentence; null when it is valid. */
export function approvalRuleProblem({
  personId,
  maxOrder,
  maxMonth,
  approverId,
}: Omit<ApprovalRule, 'id'>): string | null {
  if (maxOrder === null && maxMonth === null) {
    return 'Vul een bedrag per bestelling in, een budget per maand, of allebei.';
  }
  if ([maxOrder, maxMonth].some((limit) => limit !== null && (limit < 0 || limit > maxApprovalLimit))) {
    return 'Vul een bedrag in van € 0,00 tot € 1.000.000,00.';
  }
  return personId !== null && personId === approverId
    ? 'Niemand keurt zijn eigen bestellingen goed. Kies iemand anders.'
    : null;
}

/** A request as it would be ordered now. Totals exclude VAT. */
export interface ReviewedRequest {
  readonly totalThen: Cents;
  readonly totalNow: Cents;
  readonly hasProblems: boolean;
  readonly isChanged: boolean;
  /** The total that the approver saw; null when unknown. */
  readonly seenTotal: Cents | null;
  readonly risePercent: number;
}

/** Whether something of a request is gone, or its total is above the allowed rise and the approver did not see it. */
export function mustReview({
  totalThen,
  totalNow,
  hasProblems,
  isChanged,
  seenTotal,
  risePercent,
}: ReviewedRequest): boolean {
  if (seenTotal === totalNow) return false;
  if (hasProblems) return true;
  return isChanged
    ? seenTotal === null || totalNow > seenTotal
    : (totalNow - totalThen) * 100 > totalThen * risePercent;
}
