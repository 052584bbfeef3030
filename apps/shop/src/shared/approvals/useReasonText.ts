import { type ApprovalReason, approvalReasonText } from '@magazijn/domain/approvals';
import { useQuery } from '../data/useQuery.ts';

/** Returns the sentence of why an order needs approval; `isOwn`: the person who orders reads it. */
export function useReasonText(isOwn: boolean): (reason: ApprovalReason) => string {
  const { data: categories = [] } = useQuery('categories');
  return (reason) => {
    const { category = null, costCentre = null } = reason.kind === 'role' ? {} : reason.rule;
    const name = categories.find(({ url }) => url === category)?.name ?? category;
    const parts = [name, costCentre].filter((part) => part !== null);
    return approvalReasonText(reason, isOwn, parts.length === 0 ? null : parts.join(' op '));
  };
}
