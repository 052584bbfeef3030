import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '#useLabels';
import { approvalStepsLabels } from '../../../labels/approvalStepsLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { type StepDetails, StepList } from './StepList.tsx';

/** A person or role that has to approve an order. `note` is the reason of a refusal or a remark with an approval. */
export interface Approver extends StepDetails {
  /** Identity within the list. */
  readonly id: string | number;
  /** A person or a role: `'Locatiemanager'`. */
  readonly name: ReactNode;
  /** The job of the person, or the condition that needs the approval: `'Boven € 500,00'`. */
  readonly role?: ReactNode;
  /** `waiting` is the current approver, or several that approve in parallel; `upcoming` follows later. */
  readonly state: 'approved' | 'waiting' | 'upcoming' | 'refused';
}

export interface ApprovalStepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** In the order of approval. */
  approvers: readonly Approver[] | undefined;
  labels?: PartLabels<'approvalSteps'> | undefined;
}

const looks = {
  approved: { state: 'done', stateTone: 'positive' },
  waiting: { state: 'current', stateTone: 'accent' },
  upcoming: { state: 'upcoming', stateTone: 'neutral' },
  refused: { state: 'stopped', stateTone: 'danger' },
} as const;

/** The approvers of an order with the decision of each. Renders an `<ol>`. */
export function ApprovalSteps({ approvers = [], labels, ...props }: ApprovalStepsProps) {
  const text = useLabels('approvalSteps', approvalStepsLabels, labels);
  return (
    <StepList
      aria-label={text.list}
      {...props}
      data-slot="approval-steps"
      steps={approvers.map(({ role, ...approver }) => ({
        ...approver,
        ...looks[approver.state],
        detail: role,
        stateText: text[approver.state],
      }))}
    />
  );
}
