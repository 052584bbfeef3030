import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '#useLabels';
import { approvalStepsLabels } from '../../../labels/approvalStepsLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { type StepDetails, StepList } from './StepList.tsx';

/** Someone who has to approve an order. `note` is the reason, or what goes with the approval. */
export interface Approver extends StepDetails {
  /** Identity within the list. */
  readonly id: string | number;
  /** A person or a role: `'Locatiemanager'`. */
  readonly name: ReactNode;
  /** What the person is, or for which part of the order: `'Boven € 500,00'`. */
  readonly role?: ReactNode;
  /** `waiting` is whose turn it is, of several at once where nobody waits for another; `upcoming` comes after. */
  readonly state: 'approved' | 'waiting' | 'upcoming' | 'refused';
}

/** Props of {@link ApprovalSteps}: those of `<ol>`, who approves, and its texts. */
export interface ApprovalStepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** In the order in which they are asked. */
  approvers: readonly Approver[] | undefined;
  /** Fixed texts, replaceable one by one. */
  labels?: PartLabels<'approvalSteps'> | undefined;
}

const looks = {
  approved: { state: 'done', stateTone: 'positive' },
  waiting: { state: 'current', stateTone: 'accent' },
  upcoming: { state: 'upcoming', stateTone: 'neutral' },
  refused: { state: 'stopped', stateTone: 'danger' },
} as const;

/** Who approves an order, and what each has said of it so far. Renders an `<ol>`. */
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
