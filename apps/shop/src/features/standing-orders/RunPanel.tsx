import {
  type AssessedLine,
  buyerMessage,
  type RunAssessment,
  type RunDecision,
  type RunStatus,
  type StandingOrderRun,
} from '@magazijn/api-client';
import { type Cents, formatAmount, priceParts } from '@magazijn/domain/money';
import {
  announce,
  Button,
  ButtonLink,
  CartSummary,
  type CartSummaryProps,
  type MessageItem,
  MessageList,
  Table,
  type TableColumn,
} from '@magazijn/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { checkoutTexts } from '../../shared/order/checkoutTexts.ts';
import { standingOrderTexts as texts } from './standingOrderTexts.ts';

const columns: readonly TableColumn<AssessedLine>[] = [
  {
    id: 'product',
    header: texts.lineColumns.product,
    rowHeader: true,
    width: 'fill',
    cell: ({ name, articleNumber, note, asks }) => (
      <div>
        <span className="block font-bold">{name}</span>
        {articleNumber !== '' && (
          <span className="block font-normal text-ink-2">{texts.article(articleNumber)}</span>
        )}
        {note !== '' && (
          <span className={`block ${asks ? 'font-bold' : 'font-normal text-ink-2'}`}>{note}</span>
        )}
      </div>
    ),
  },
  {
    id: 'quantity',
    header: texts.lineColumns.quantity,
    numeric: true,
    cell: ({ quantity, wanted }) => texts.quantity(quantity, wanted),
  },
  {
    id: 'cost',
    header: texts.lineColumns.cost,
    numeric: true,
    width: 'fit',
    cell: ({ cost }) => formatAmount(cost),
  },
];

/** The lines of a run, with those that need a decision first. */
export function RunLines({ assessment }: { assessment: RunAssessment }) {
  return (
    <>
      <Table
        caption={texts.lines}
        columns={columns}
        rows={assessment.lines.toSorted((a, b) => Number(b.asks) - Number(a.asks))}
        rowKey={({ productId }) => String(productId)}
      />
      {assessment.stockLines > 0 && (
        <p className="pt-3 text-ink-2">{texts.stockLines(assessment.stockLines)}</p>
      )}
    </>
  );
}

export function RunSummary({ assessment }: { assessment: RunAssessment }) {
  const { totals } = assessment;
  if (totals === null) return null;
  const rows: CartSummaryProps['rows'] = [
    [
      { label: checkoutTexts.subtotal, value: formatAmount(totals.subtotal) },
      {
        label: checkoutTexts.shipping,
        value: totals.shipping === 0 ? checkoutTexts.freeShipping : formatAmount(totals.shipping),
      },
    ],
  ];
  return (
    <CartSummary
      title={texts.summary}
      rows={rows}
      total={{ label: checkoutTexts.total, price: priceParts(totals.totalInclusive) }}
    />
  );
}

interface RunPanelProps {
  run: StandingOrderRun;
  assessment: RunAssessment | null;
  /** The link to where the order is changed; null for none. */
  change: { readonly href: string; readonly label: string } | null;
  /** `shownTotal` is the total excluding VAT that is ordered; null for other decisions. */
  decide: (decision: RunDecision, shownTotal: Cents | null) => Promise<StandingOrderRun>;
  /** Loads the run again. */
  reload: () => Promise<void>;
}

/** Milliseconds between requests of a run that is being placed. */
const lookEveryMs = 2_000;

/** The status of a run, its obstacles, and the buttons to decide. */
export function RunPanel({ run, assessment, change, decide, reload }: RunPanelProps) {
  const [pressed, setPressed] = useState<{ decision: RunDecision; status: RunStatus } | null>(null);
  const [error, setError] = useState('');
  // The decision is done once the run has another status, even before the call ends.
  const busy = pressed?.status === run.status ? pressed.decision : null;
  const problems = assessment?.problems ?? [];
  const shownTotal = assessment?.totals?.totalExclusive ?? null;
  const isBlocked = problems.some(({ blocking }) => blocking);
  const isOpen = run.status === 'announced' || run.status === 'waiting';

  const look = useEffectEvent(() => void reload());
  useEffect(() => {
    if (run.status !== 'placing') return;
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, [run.status]);

  const choose = async (decision: RunDecision): Promise<void> => {
    if (busy) return;
    const press = { decision, status: run.status };
    setPressed(press);
    setError('');
    try {
      const decided = await decide(decision, decision === 'order' ? shownTotal : null);
      if (decision === 'order' && decided.status === 'waiting') setError(texts.notOrdered);
      else announce(outcomeOf(decided));
    } catch (cause) {
      console.warn('The run was not decided', cause);
      setError(buyerMessage(cause) || texts.notDecided);
    }
    await reload();
    setPressed((last) => (last === press ? null : last));
  };

  const messages: readonly MessageItem[] = [
    ...(error ? [{ tone: 'error' as const, text: error }] : []),
    ...problems.map(({ message }) => ({ tone: 'warning' as const, text: message })),
    stateMessage(run, problems.length > 0),
  ];
  return (
    <>
      <MessageList messages={messages} />
      <div className="flex flex-wrap gap-3 pt-4 empty:hidden">
        {isOpen && (
          <>
            <Button
              tone="primary"
              loading={busy === 'order'}
              disabled={isBlocked}
              onClick={() => void choose('order')}
            >
              {texts.orderNow}
            </Button>
            <Button tone="secondary" loading={busy === 'skip'} onClick={() => void choose('skip')}>
              {texts.skip}
            </Button>
            {change && (
              <ButtonLink tone="tertiary" href={change.href}>
                {change.label}
              </ButtonLink>
            )}
          </>
        )}
        {run.restorable && (
          <Button tone="secondary" loading={busy === 'restore'} onClick={() => void choose('restore')}>
            {texts.restore}
          </Button>
        )}
      </div>
    </>
  );
}

function outcomeOf({ status, deliveryOn }: StandingOrderRun): string {
  if (status === 'skipped') return texts.skipped(deliveryOn);
  if (status === 'announced') return texts.restored(deliveryOn);
  return status === 'placing' ? texts.placing : texts.placed(deliveryOn);
}

function stateMessage({ status, placeAt, deliveryOn }: StandingOrderRun, hasProblems: boolean): MessageItem {
  switch (status) {
    case 'announced':
      return {
        tone: 'info',
        text: hasProblems ? texts.announcedWithQuestion(placeAt) : texts.announced(placeAt),
      };
    case 'waiting':
      return { tone: 'warning', text: texts.waitingText };
    case 'placing':
      return { tone: 'info', text: texts.placing };
    case 'placed':
      return { tone: 'success', text: texts.placed(deliveryOn) };
    case 'skipped':
      return { tone: 'info', text: texts.skipped(deliveryOn) };
    case 'missed':
      return { tone: 'warning', text: texts.runStatuses.missed };
  }
}
