// Decides whether an order needs approval, by the company's rules and this month's orders (docs/adr/0081).

import {
  type ApprovalReason,
  type ApprovalRule,
  approvalNeeded,
  approvalReasonText,
  countedAmount,
  type MonthAmounts,
  monthOf,
  type OrderToApprove,
} from '@magazijn/domain/approvals';
import { amsterdamMoment } from '@magazijn/domain/delivery';
import { cents } from '@magazijn/domain/money';
import { undecidedStatuses } from '@magazijn/domain/orders';
import type { ShopCart } from '../cart/ShopCart.ts';
import type { Sql } from '../database/Database.ts';
import { statusIn } from '../database/sqlFragments.ts';
import { HttpError } from '../http/HttpError.ts';
import { hasPermission } from '../http/hasPermission.ts';
import type { Buyer } from '../http/Viewer.ts';
import type { OrderLineRow } from './findOrder.ts';

/** A condition on a row of `users`: the user can log in and may approve. */
export const mayApprove = (sql: Sql, users = 'users') => hasPermission(sql, 'approve', users);

export interface CountedRules {
  /** A rule's approver is null if that person can no longer approve. Rules of people who have left are omitted. */
  readonly rules: readonly ApprovalRule[];
  /** By the id of the rule, for those with a budget. */
  readonly months: ReadonlyMap<number, MonthAmounts>;
  readonly categoryNames: ReadonlyMap<string, string>;
}

interface RuleRow {
  readonly id: number;
  readonly personId: number | null;
  readonly category: string | null;
  readonly costCentre: string | null;
  readonly maxOrderCents: number | null;
  readonly maxMonthCents: number | null;
  readonly approverId: number | null;
  readonly categoryName: string | null;
  readonly spentCents: number;
  readonly requestedCents: number;
}

const centsOrNull = (amount: number | null) => (amount === null ? null : cents(amount));

/** Locks the rules until the transaction ends, as its first lock (docs/adr/0054), so that two orders cannot spend one budget. */
export async function lockApprovalRules(sql: Sql, companyId: number): Promise<void> {
  await sql`select from approval_settings where company_id = ${companyId} for update`;
}

/**
 * With the amounts per budget in the month of `now`: placed orders, pending payments and open requests.
 *
 * @param exceptOrder the order that is not counted; null for none
 */
export async function countRules(
  sql: Sql,
  companyId: number,
  now: Date,
  exceptOrder: number | null,
): Promise<CountedRules> {
  const monthStart = new Date(amsterdamMoment(monthOf(now), 0));
  const rows = await sql<RuleRow[]>`
    with counted as materialized (
      select id, original_user_id, total_exclusive_cents, false as is_request from orders
        where company_id = ${companyId} and (placed_at is not null or pending_at is not null)
          and coalesce(placed_at, pending_at) >= ${monthStart} and ${statusIn(sql, ['placed'])}
      union all
      select id, original_user_id, total_exclusive_cents, false from orders
        where company_id = ${companyId} and ${statusIn(sql, undecidedStatuses)} and exists (
          select from payments where order_id = orders.id
            and (state = 'pending' or (state in ('creating', 'open') and payments.expires_at > ${now})))
      union all
      select orders.id, orders.original_user_id, orders.total_exclusive_cents, true
        from approval_requests as request join orders on orders.id = request.order_id
        where request.company_id = ${companyId} and request.status = 'open'
    )
    select rule.id, rule.person_id, rule.category, rule.cost_centre, rule.max_order_cents, rule.max_month_cents,
        approver.id as approver_id, categories.description as category_name,
        coalesce(sum(amounts.amount) filter (where not amounts.is_request), 0)::float8 as spent_cents,
        coalesce(sum(amounts.amount) filter (where amounts.is_request), 0)::float8 as requested_cents
      from approval_rules as rule
      left join users as person on person.id = rule.person_id
      left join users as approver on approver.id = rule.approver_id and ${mayApprove(sql, 'approver')}
      left join categories on categories.parent_id is null and categories.url = rule.category
      left join lateral (
        select counted.is_request,
            case when rule.category is null and rule.cost_centre is null then counted.total_exclusive_cents else (
              select sum(total_exclusive_cents) from order_lines
                where order_id = counted.id
                  and (rule.category is null or split_part(category_path, '/', 1) = rule.category)
                  and (rule.cost_centre is null or cost_centre_code = rule.cost_centre)
            ) end as amount
          from counted
          where rule.max_month_cents is not null and counted.id is distinct from ${exceptOrder}::int
            and (rule.person_id is null or rule.person_id = counted.original_user_id)
      ) as amounts on true
      where rule.company_id = ${companyId} and person.disabled is not true
      group by rule.id, approver.id, categories.description
      order by rule.id`;
  return {
    rules: rows.map((row) => ({
      id: row.id,
      personId: row.personId,
      category: row.category,
      costCentre: row.costCentre,
      maxOrder: centsOrNull(row.maxOrderCents),
      maxMonth: centsOrNull(row.maxMonthCents),
      approverId: row.approverId,
    })),
    months: new Map(
      rows
        .filter(({ maxMonthCents }) => maxMonthCents !== null)
        .map((row) => [row.id, { spent: cents(row.spentCents), requested: cents(row.requestedCents) }]),
    ),
    categoryNames: new Map(
      rows.flatMap(({ category, categoryName }) =>
        category === null ? [] : [[category, categoryName ?? category] as const],
      ),
    ),
  };
}

const mainCategory = (path: string): string => path.split('/')[0] ?? '';

export const cartToApprove = ({ totalExclusive, lines }: ShopCart): OrderToApprove => ({
  total: totalExclusive,
  lines: lines
    .filter(({ giveAway }) => !giveAway)
    .map((line) => ({
      category: mainCategory(line.categoryPath),
      costCentre: line.costCentre?.code ?? null,
      total: line.totalExclusive,
    })),
});

export const orderToApprove = (
  order: { readonly totalExclusiveCents: number },
  lines: readonly Pick<
    OrderLineRow,
    'categoryPath' | 'costCentreCode' | 'totalExclusiveCents' | 'giveAway'
  >[],
): OrderToApprove => ({
  total: cents(order.totalExclusiveCents),
  lines: lines
    .filter(({ giveAway }) => !giveAway)
    .map((line) => ({
      category: mainCategory(line.categoryPath),
      costCentre: line.costCentreCode,
      total: cents(line.totalExclusiveCents),
    })),
});

/** The reasons as Dutch sentences, for the person who orders or for others. */
export const reasonTexts = (
  reasons: readonly ApprovalReason[],
  { categoryNames }: Pick<CountedRules, 'categoryNames'>,
  isOwn: boolean,
): string[] =>
  reasons.map((reason) => {
    const category = reason.kind === 'role' ? null : reason.rule.category;
    return approvalReasonText(reason, isOwn, category && (categoryNames.get(category) ?? category));
  });

export const personOf = ({ originalUserId, role }: Pick<Buyer, 'originalUserId' | 'role'>) => ({
  id: originalUserId,
  role,
});

/** Why an order needs approval, in Dutch; empty when it does not. Locks the rules. Three statements. */
export async function lockAndFindNeeds(
  sql: Sql,
  viewer: Buyer,
  orderId: number,
  now: Date,
): Promise<readonly string[]> {
  await lockApprovalRules(sql, viewer.companyId);
  const [draft] = await sql<
    [{ totalExclusiveCents: number; lines: Parameters<typeof orderToApprove>[1] | null }?]
  >`
    select total_exclusive_cents, (
        select jsonb_agg(jsonb_build_object('categoryPath', category_path, 'totalExclusiveCents', total_exclusive_cents,
            'costCentreCode', cost_centre_code, 'giveAway', give_away))
          from order_lines where order_id = orders.id
      ) as lines
      from orders
      where id = ${orderId} and company_id = ${viewer.companyId} and ${statusIn(sql, undecidedStatuses)}
        -- The procurement system approves punch-out orders.
        and not is_punch_out`;
  if (!draft) return [];
  const counted = await countRules(sql, viewer.companyId, now, orderId);
  const order = orderToApprove(draft, draft.lines ?? []);
  const reasons = approvalNeeded(counted.rules, order, counted.months, personOf(viewer));
  return reasonTexts(reasons, counted, true);
}

/** The 409 for an order that needs approval before it is placed. */
export class ApprovalNeeded extends HttpError {
  /** The reasons as Dutch sentences. */
  readonly needs: string;

  constructor(needs: readonly string[]) {
    super(409, `${needs.join(' ')} Vraag een collega om goedkeuring.`);
    this.needs = needs.join(' ');
  }
}

/** Refuses a draft that needs approval, in the transaction that places it. @throws ApprovalNeeded */
export async function refuseUnapproved(sql: Sql, viewer: Buyer, orderId: number, now: Date): Promise<void> {
  const needs = await lockAndFindNeeds(sql, viewer, orderId, now);
  if (needs.length > 0) throw new ApprovalNeeded(needs);
}

/** Why a change is refused, in Dutch: it exceeds a rule by more than the order did before. '' when it is allowed. */
export async function changeNeedsApproval(
  sql: Sql,
  viewer: Buyer,
  orderId: number,
  {
    before,
    after,
    now,
  }: { readonly before: OrderToApprove; readonly after: OrderToApprove; readonly now: Date },
): Promise<string> {
  if (!viewer.hasApprovalRules) return '';
  const counted = await countRules(sql, viewer.companyId, now, orderId);
  const reasons = approvalNeeded(counted.rules, after, counted.months, personOf(viewer)).filter(
    (reason) => reason.kind === 'role' || reason.amount > (countedAmount(reason.rule, before) ?? 0),
  );
  if (reasons.length === 0) return '';
  return `${reasonTexts(reasons, counted, true).join(' ')} Bestel het extra in een eigen bestelling, die je laat goedkeuren.`;
}
