// The calls of approvals: ours, and only sent to a back end that names the capability `approvals`.
import { approvalEvents, approvalStatuses } from '@magazijn/domain/approvals';
import { allRoles } from '@magazijn/domain/people';
import * as z from 'zod/mini';
import { lineCostCentreSchema } from './costCentres.ts';
import { eurosSchema, flagSchema } from './wire.ts';

const text = z.string();
const id = z.number();

/** A rule. Amounts exclude VAT. */
const ruleSchema = z.object({
  id,
  person_id: z.nullish(id),
  category: z.nullish(text),
  cost_centre: z.nullish(text),
  max_order: z.nullish(eurosSchema),
  max_month: z.nullish(eurosSchema),
  approver_id: z.nullish(id),
});

/**
 * Rules and absences; people who are not administrators get the rules that apply to them or name them as approver, and
 * their own absences. `people`: the colleagues that they can name.
 */
export const approvalSettingsSchema = z.object({
  rules: z.array(ruleSchema),
  rise_percent: z.number(),
  stand_ins: z.array(z.object({ person_id: id, stand_in_id: id, from: text, until: text })),
  people: z.array(z.object({ id, name: text, role: z.enum(allRoles), is_you: flagSchema })),
  version: z.number(),
});

const amounts = { limit: eurosSchema, amount: eurosSchema, over: eurosSchema };

/** Why an order needs approval: an `ApprovalReason` of the domain. */
const reasonSchema = z.union([
  z.object({ kind: z.literal('role') }),
  z.object({ kind: z.literal('order'), rule: ruleSchema, ...amounts }),
  z.object({
    kind: z.literal('month'),
    rule: ruleSchema,
    ...amounts,
    spent: eurosSchema,
    requested: eurosSchema,
  }),
]);

/** Whether a draft needs approval. `refusal`: why it cannot be requested, in Dutch; absent when it can. */
export const approvalCheckSchema = z.object({
  needed: flagSchema,
  reasons: z.array(reasonSchema),
  approvers: z.array(text),
  refusal: z.nullish(text),
});

export const createdApprovalSchema = z.object({ id });

const summary = {
  id,
  status: z.enum(approvalStatuses),
  order_id: id,
  order_number: text,
  requester: text,
  remark: text,
  /** ISO 8601, with time. */
  submitted_at: text,
  expires_at: text,
  /** Units of products, without gifts. */
  units: z.number(),
  total_exclusive: eurosSchema,
  total_inclusive: eurosSchema,
  decided_by: z.nullish(text),
  decided_at: z.nullish(text),
};

/** A page of requests, the latest first; requests to decide have the oldest first. */
export const approvalRequestsSchema = z.object({
  requests: z.array(z.object(summary)),
  total: z.number(),
});

/**
 * `amount_now` units can be ordered; once it is approved, they are in the order now. Prices are of one unit. The totals of now are
 * null when nothing can be ordered, and once decided. `delivery` is the chosen day, `delivery_now` the one for an order now.
 */
export const approvalRequestSchema = z.object({
  ...summary,
  lines: z.array(
    z.object({
      product_id: id,
      path: text,
      description: text,
      article_number: text,
      unit: text,
      image: z.nullish(text),
      amount: z.number(),
      amount_now: z.number(),
      price_then: eurosSchema,
      price_now: z.nullish(eurosSchema),
      problem: z.nullish(text),
      cost_centre: lineCostCentreSchema,
    }),
  ),
  total_now_exclusive: z.nullish(eurosSchema),
  total_now_inclusive: z.nullish(eurosSchema),
  problems: z.array(text),
  budget: z.nullish(
    z.object({ limit: eurosSchema, spent: eurosSchema, requested: eurosSchema, after_this: eurosSchema }),
  ),
  reasons: z.array(reasonSchema),
  history: z.array(z.object({ at: text, event: z.enum(approvalEvents), person: text, note: text })),
  coupon_code: text,
  order_reference: text,
  delivery: text,
  delivery_now: text,
  refusal: z.nullish(text),
  version: z.number(),
  may_decide: flagSchema,
  may_withdraw: flagSchema,
});

export const approvalOutcomeSchema = z.union([
  z.object({ outcome: z.literal('placed'), order_id: id }),
  z.object({ outcome: z.literal('review'), request: approvalRequestSchema }),
]);

export const withdrawnApprovalSchema = z.object({
  lines: z.array(z.object({ product_id: id, amount: z.number() })),
});

/** The amounts that count against each budget this month. `person` and `approver` are names. */
export const approvalBudgetsSchema = z.object({
  /** '2026-11' */
  month: text,
  budgets: z.array(
    z.object({
      rule: ruleSchema,
      person: z.nullish(text),
      limit: eurosSchema,
      spent: eurosSchema,
      requested: eurosSchema,
    }),
  ),
});

export const approvalHistorySchema = z.object({
  events: z.array(
    z.object({
      request_id: id,
      order_number: text,
      requester: text,
      total_exclusive: eurosSchema,
      at: text,
      event: z.enum(approvalEvents),
      person: text,
      note: text,
    }),
  ),
});

export type WireApprovalSettings = z.infer<typeof approvalSettingsSchema>;
export type WireApprovalRule = z.infer<typeof ruleSchema>;
export type WireApprovalReason = z.infer<typeof reasonSchema>;
export type WireApprovalCheck = z.infer<typeof approvalCheckSchema>;
export type WireApprovalRequests = z.infer<typeof approvalRequestsSchema>;
export type WireApprovalRequest = z.infer<typeof approvalRequestSchema>;
export type WireApprovalOutcome = z.infer<typeof approvalOutcomeSchema>;
export type WireApprovalBudgets = z.infer<typeof approvalBudgetsSchema>;
export type WireApprovalHistory = z.infer<typeof approvalHistorySchema>;
