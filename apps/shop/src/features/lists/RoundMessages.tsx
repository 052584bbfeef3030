import type { ShoppingList } from '@magazijn/api-client';
import { announce, Button, MessageList } from '@magazijn/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { CountableLine } from './CountableLine.ts';
import type { RoundState } from './createRoundStore.ts';
import { roundTexts as texts } from './roundTexts.ts';

interface RoundMessagesProps {
  list: ShoppingList;
  lines: readonly CountableLine[];
  state: RoundState;
  onRetry: () => void;
  restart: ReactNode;
}

/** Milliseconds after which an open round may have been forgotten. */
const longRoundMs = 12 * 60 * 60 * 1000;

/** Messages about lost connections, other phones and a changed list. */
export function RoundMessages({ list, lines, state, onRetry, restart }: RoundMessagesProps) {
  const { counts, status, conflicts, endedBy } = state;
  const [first] = useState(() => new Set(lines.map(({ productId }) => productId)));
  const [openedAt] = useState(() => Date.now());
  const nameOf = (id: number): string => {
    const line = list.lines.find(({ productId }) => productId === id);
    return line?.product?.name ?? line?.name ?? '';
  };
  const kept = lines.filter(({ productId }) => first.has(productId)).length;
  const changed = texts.changed(lines.length - kept, first.size - kept);
  const failure = status === 'failed' ? (navigator.onLine ? texts.failed : texts.offline) : '';
  const gone = status === 'gone' ? texts.gone : '';
  const ended = endedBy && { own: texts.ended, other: texts.endedByOther, both: texts.endedByBoth }[endedBy];
  const conflictTexts = conflicts.map(({ productId, own, other, stands }) =>
    (stands === 'own' ? texts.ownStands : texts.otherStands)(nameOf(productId), own, other),
  );
  const news = [gone, failure, ended, ...conflictTexts, changed].filter(Boolean).join(' ');
  useEffect(() => {
    if (news) announce(news);
  }, [news]);

  const [begun] = [...counts.values()].flatMap(({ at }) => at ?? []).toSorted();
  const isForgotten = begun !== undefined && endedBy === null && openedAt - Date.parse(begun) > longRoundMs;
  const withButton = (text: string, button: ReactNode) => (
    <span className="flex flex-wrap items-center gap-x-4">
      {text}
      {button}
    </span>
  );
  const retry = (
    <Button tone="tertiary" onClick={onRetry}>
      {texts.retry}
    </Button>
  );
  return (
    <MessageList
      className="pt-4"
      messages={[
        ...(gone ? [{ tone: 'error' as const, text: gone, announced: true }] : []),
        ...(failure ? [{ tone: 'error' as const, text: withButton(failure, retry), announced: true }] : []),
        ...(ended
          ? [
              {
                tone: endedBy === 'own' ? ('success' as const) : ('warning' as const),
                text: ended,
                announced: true,
              },
            ]
          : []),
        ...[...conflictTexts, changed]
          .filter(Boolean)
          .map((text) => ({ tone: 'warning' as const, text, announced: true })),
        ...(isForgotten ? [{ tone: 'info' as const, text: withButton(texts.begun(begun), restart) }] : []),
      ]}
    />
  );
}
