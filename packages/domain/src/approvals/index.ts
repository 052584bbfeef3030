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
  largestLimit,
  longestRemark,
  type MonthAmounts,
  maxApprovalRules,
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
