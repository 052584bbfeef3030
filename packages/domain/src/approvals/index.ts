export { approvalLinkDays, monthOf, reminderMoment, requestDays } from './approvalDates.ts';
export {
  type ApprovalPerson,
  type ApprovalReason,
  type ApprovalRule,
  approvalNeeded,
  approvalRuleProblem,
  approverOf,
  countedAmount,
  defaultRisePercent,
  type MonthAmounts,
  maxApprovalLimit,
  maxApprovalRules,
  maxRemarkLength,
  maxRisePercent,
  mustReview,
  type OrderToApprove,
  type ReviewedRequest,
} from './approvalRules.ts';
export {
  type ApprovalEventKind,
  type ApprovalStatus,
  approvalEventNames,
  approvalEvents,
  approvalReasonText,
  approvalStatuses,
  approvalStatusNames,
} from './approvalTexts.ts';
