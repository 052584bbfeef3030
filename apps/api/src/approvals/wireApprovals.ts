import type { WireApprovalReason, WireApprovalRule } from '@magazijn/api-client/schemas';
import type { ApprovalReason, ApprovalRule } from '@magazijn/domain/approvals';
import { eurosFromCents } from '@magazijn/domain/money';

export const toWireRule = (rule: ApprovalRule): WireApprovalRule => ({
  id: rule.id,
  person_id: rule.personId,
  category: rule.category,
  cost_centre: rule.costCentre,
  max_order: rule.maxOrder === null ? null : eurosFromCents(rule.maxOrder),
  max_month: rule.maxMonth === null ? null : eurosFromCents(rule.maxMonth),
  approver_id: rule.approverId,
});

export function toWireReason(reason: ApprovalReason): WireApprovalReason {
  if (reason.kind === 'role') return { kind: 'role' };
  const amounts = {
    rule: toWireRule(reason.rule),
    limit: eurosFromCents(reason.limit),
    amount: eurosFromCents(reason.amount),
    over: eurosFromCents(reason.over),
  };
  return reason.kind === 'order'
    ? { kind: 'order', ...amounts }
    : {
        kind: 'month',
        ...amounts,
        spent: eurosFromCents(reason.spent),
        requested: eurosFromCents(reason.requested),
      };
}
