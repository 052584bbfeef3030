import { type Cents, formatAmount, formatEuros, priceParts, subtractCents } from '@magazijn/domain/money';
import { announce, Button, CartSummary } from '@magazijn/ui';
import { useAnnounced } from '../../shared/page/useAnnounced.ts';
import { changeTexts as texts } from './changeTexts.ts';
import type { useChangePreview } from './useChangePreview.ts';

interface ChangeSummaryProps {
  /** The total of the order, including VAT. */
  before: Cents;
  preview: ReturnType<typeof useChangePreview>;
  isChanged: boolean;
  /** Whether the deadline has passed. */
  isClosed: boolean;
  busy: boolean;
  onSave: () => void;
  onLeave: () => void;
}

/** What the change costs or saves, why it is refused, and the button that saves it. */
export function ChangeSummary({
  before,
  preview,
  isChanged,
  isClosed,
  busy,
  onSave,
  onLeave,
}: ChangeSummaryProps) {
  const { current, last, retry } = preview;
  const after = last?.totalInclusive ?? before;
  const isLower = after < before;
  const difference = isLower ? subtractCents(before, after) : subtractCents(after, before);
  const sentence = difference === 0 ? null : texts.sentence(formatEuros(before), formatEuros(after));
  useAnnounced(current.state === 'ready' ? sentence : null);

  const reasons = current.state === 'ready' && !current.preview.isAllowed ? reasonsOf(current.preview) : [];
  const obstacle = obstacleOf();
  return (
    <CartSummary
      title={texts.summary}
      rows={
        difference === 0
          ? []
          : [
              [
                { label: texts.was, value: formatAmount(before) },
                {
                  label: texts.difference,
                  value: `${isLower ? '−' : '+'}${formatAmount(difference)}`,
                  ...(isLower && { tone: 'discount' as const }),
                },
              ],
            ]
      }
      total={{ label: difference === 0 ? texts.totalNow : texts.total, price: priceParts(after) }}
      action={
        <div className="grid gap-2">
          <Button
            tone="primary"
            size="l"
            loading={busy}
            aria-disabled={obstacle !== '' || undefined}
            onClickCapture={() => obstacle !== '' && announce(obstacle)}
            onClick={onSave}
          >
            {texts.save}
          </Button>
          <Button tone="tertiary" onClick={onLeave}>
            {texts.leave}
          </Button>
        </div>
      }
      blocked={
        reasons.length > 0 ? (
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        ) : current.state === 'failed' ? (
          <span className="flex flex-wrap items-center gap-x-4">
            {current.reason || texts.notCalculated}
            <Button tone="tertiary" onClick={retry}>
              {texts.retry}
            </Button>
          </span>
        ) : undefined
      }
      note={sentence ?? undefined}
    />
  );

  /** Why it cannot be saved now; '' when it can. */
  function obstacleOf(): string {
    if (isClosed) return texts.closedBefore;
    if (!isChanged) return texts.nothingChanged;
    if (current.state === 'loading') return texts.calculating;
    if (current.state === 'failed') return current.reason || texts.notCalculated;
    return reasons[0] ?? '';
  }
}

const reasonsOf = ({
  reason,
  limits,
}: NonNullable<ChangeSummaryProps['preview']['last']>): readonly string[] => {
  const found = limits.flatMap(({ message, details }) => [message, ...details]);
  const all = [...new Set([reason, ...found])].filter((text) => text !== '');
  return all.length > 0 ? all : [texts.refused];
};
