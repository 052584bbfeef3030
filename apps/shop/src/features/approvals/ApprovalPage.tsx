import type { ApprovalRequest } from '@magazijn/api-client';
import { approvalEventNames } from '@magazijn/domain/approvals';
import { describeDeliveryDate } from '@magazijn/domain/delivery';
import { formatEuros } from '@magazijn/domain/money';
import { ButtonLink, type MessageItem, MessageList, OrderStatus } from '@magazijn/ui';
import { Suspense, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { approverNames } from '../../shared/approvals/approverNames.ts';
import { useReasonText } from '../../shared/approvals/useReasonText.ts';
import { useRequiredCapability } from '../../shared/data/useHasCapability.ts';
import { useQuery } from '../../shared/data/useQuery.ts';
import { listId, paths } from '../../shared/links/paths.ts';
import { DeadEnd } from '../../shared/page/DeadEnd.tsx';
import { focusHeading } from '../../shared/page/focusHeading.ts';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { PageSkeleton } from '../../shared/page/PageSkeleton.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { TextInView } from '../../shared/page/TextInView.tsx';
import { Trail } from '../../shared/page/Trail.tsx';
import { ForCustomer } from '../../shared/session/ForCustomer.tsx';
import { approvalTexts as texts } from './approvalTexts.ts';

const Decision = lazyPart(async () => (await import('./Decision.tsx')).Decision);

const overview = { label: texts.approvals, href: paths.approvals.href() };
const skeleton = (
  <div className="min-h-dvh">
    <PageSkeleton trail={<ApprovalTrail label={texts.one} />} title={texts.one} label={texts.loadingOne} />
  </div>
);

/** One request: what it would order, the budget, the decision and its history. */
export function ApprovalPage() {
  const id = listId(useParams().approval);
  const hasApprovals = useRequiredCapability('approvals');
  if (!hasApprovals) return skeleton;
  return (
    <ForCustomer permission="request" fallback={skeleton}>
      {() => (id === null ? <Gone /> : <LoadedApproval key={id} id={id} />)}
    </ForCustomer>
  );
}

function LoadedApproval({ id }: { id: number }) {
  const { data } = useQuery('approvalRequest', id);
  if (data === null) return <Gone />;
  return data ? <ApprovalView request={data} /> : skeleton;
}

function ApprovalTrail({ label }: { label: string }) {
  return <Trail items={[overview, { label }]} />;
}

function ApprovalView({ request: loaded }: { request: ApprovalRequest }) {
  const [query] = useSearchParams();
  const approvers = useSentTo();
  const [outcome, setOutcome] = useState<MessageItem | null>(null);
  // The repriced request, which the approver has to see before deciding; until it changes again.
  const [reviewed, setReviewed] = useState<ApprovalRequest | null>(null);
  const isReviewed = reviewed !== null && loaded.status === 'open' && reviewed.version >= loaded.version;
  const request = isReviewed ? reviewed : loaded;
  const reasonText = useReasonText(request.mayWithdraw);
  const isSent = query.has('verstuurd') && request.status === 'open';
  const title = isSent ? texts.sentTitle : texts.title(request.requester);
  const { remark, orderReference, couponCode, deliveryDateNow, submittedAt, expiresAt } = request;
  const facts = [
    { label: texts.remark, value: remark },
    { label: texts.reference, value: orderReference },
    { label: texts.coupon, value: couponCode },
  ].filter(({ value }) => value !== '');
  const sent: MessageItem = {
    tone: 'success',
    text: texts.sent(approverNames(approvers), expiresAt),
    announced: true,
  };
  return (
    // Keeps the footer below the window, so that nothing moves when the lines load.
    <div className="min-h-dvh">
      <ApprovalTrail label={title} />
      <PageTitle>{title}</PageTitle>
      <p className="pt-2 text-17 text-ink-2">
        {[texts.submitted(submittedAt), texts.delivery(describeDeliveryDate(deliveryDateNow).full)].join(
          ', ',
        )}
      </p>
      <MessageList
        className="pt-4"
        messages={[
          ...(outcome ? [{ ...outcome, text: <TextInView>{outcome.text}</TextInView> }] : []),
          ...(isSent && !outcome ? [sent] : []),
          ...stateMessages(request, isSent || outcome !== null, outcome?.text === texts.priced),
        ]}
      />
      <Suspense fallback={<LinesSkeleton label={texts.loadingOne} lines={8} />}>
        <Decision
          request={request}
          isReviewed={isReviewed}
          history={<History request={request} />}
          onReview={setReviewed}
          onOutcome={(item) => {
            setOutcome(item);
            // The pressed button may be gone with the state that it changed.
            if (item?.tone === 'success') focusHeading({ focusVisible: false });
          }}
        >
          {request.reasons.length > 0 && <p className="pb-4">{request.reasons.map(reasonText).join(' ')}</p>}
          {facts.length > 0 && (
            <dl className="grid gap-1 pb-6">
              {facts.map(({ label, value }) => (
                <div key={label} className="flex flex-wrap gap-x-2">
                  <dt className="text-ink-2">{label}:</dt>
                  <dd className="min-w-0 wrap-anywhere">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </Decision>
      </Suspense>
    </div>
  );
}

/** The names of the people to whom the request just went; none after it was opened in another way. */
function useSentTo(): readonly string[] {
  const { state } = useLocation();
  const names: unknown = state?.approvers;
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

/**
 * The messages about the state of a request, and about changes since it was made.
 *
 * @param isTold whether another message says where it stands
 * @param isRepriced whether the total is that of units which the viewer just changed
 */
function stateMessages(
  request: ApprovalRequest,
  isTold: boolean,
  isRepriced: boolean,
): readonly MessageItem[] {
  const { status, decidedBy, refusal } = request;
  const { states } = texts;
  switch (status) {
    case 'approved':
      return isTold ? [] : [{ tone: 'success', text: states.approved(decidedBy) }];
    case 'refused':
      return [{ tone: 'warning', text: states.refused(decidedBy, refusal) }];
    case 'withdrawn':
    case 'expired':
      return isTold ? [] : [{ tone: 'info', text: states[status] }];
    case 'open': {
      const changes = changesOf(request, isRepriced);
      return changes.length === 0 ? [] : [{ tone: 'warning', text: texts.changed, details: changes }];
    }
  }
}

/** What is different from when the request was made, as sentences. */
const changesOf = (
  { lines, problems, total, totalNow }: ApprovalRequest,
  isRepriced: boolean,
): readonly string[] => [
  ...lines
    .filter(({ problem }) => problem !== '')
    .map(({ description, problem }) => `${description}: ${problem}`),
  ...problems,
  ...(totalNow === null || totalNow === total || isRepriced
    ? []
    : [texts.totalChanged(formatEuros(total), formatEuros(totalNow))]),
];

/** The events of a request, and while it is open that it waits. */
function History({ request: { history, status } }: { request: ApprovalRequest }) {
  return (
    <section>
      <h2 className="type-heading pt-8 pb-3 text-22">{texts.history}</h2>
      <ol aria-label={texts.history} className="max-w-160 border-t-2 border-ink">
        {history.map(({ at, kind, person, note }, index) => (
          <li key={index} className="border-b border-rule py-3">
            <p className="font-bold">
              {person === '' ? approvalEventNames[kind] : texts.eventBy(approvalEventNames[kind], person)}
            </p>
            <p className="text-15 text-ink-2">
              <time dateTime={at}>{texts.time(at)}</time>
            </p>
            {note !== '' && <p className="pt-1 wrap-anywhere">{note}</p>}
          </li>
        ))}
        {status === 'open' && (
          <li className="border-b border-rule py-3">
            <OrderStatus tone="warning">{texts.waiting}</OrderStatus>
          </li>
        )}
      </ol>
    </section>
  );
}

function Gone() {
  return (
    <div className="min-h-dvh">
      <ApprovalTrail label={texts.gone} />
      <PageTitle>{texts.gone}</PageTitle>
      <DeadEnd
        title={texts.gone}
        headingLevel={2}
        action={
          <ButtonLink tone="primary" href={paths.approvals.href()}>
            {texts.toAll}
          </ButtonLink>
        }
      >
        {texts.goneHelp}
      </DeadEnd>
    </div>
  );
}
