import type { CartQuantities } from '@magazijn/domain/cart';
import {
  type AssessedLine,
  assessLines,
  maxEntries,
  type QuickOrderEntry,
  readOrderText,
} from '@magazijn/domain/quick-order';
import { announce, Button, ButtonLink, MessageList, QuickOrderGrid, type QuickOrderLine } from '@magazijn/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { negated } from '../../shared/cart/negated.ts';
import { whenSettled } from '../../shared/cart/whenSettled.ts';
import { paths } from '../../shared/links/paths.ts';
import { focusHeading } from '../../shared/page/focusHeading.ts';
import { useCart } from '../../shared/stores/StoresProvider.tsx';
import { describeLine, mended } from './describeLine.ts';
import { QuickOrderSummary } from './QuickOrderSummary.tsx';
import { addToDraft, quickOrderDraft } from './quickOrderDraft.ts';
import { quickOrderTexts as texts } from './quickOrderTexts.ts';
import { useLookups } from './useLookups.ts';

const toLine = ({ product, quantity }: QuickOrderEntry): QuickOrderLine => ({
  articleNumber: product,
  quantity,
});
const toEntry = ({ articleNumber, quantity }: QuickOrderLine): QuickOrderEntry => ({
  product: articleNumber,
  quantity,
});
const parse = (text: string) => readOrderText(text).map(toLine);

/** A constant object, so that unchanged rows do not render again. */
const gridLabels = { articleNumber: texts.field, hint: texts.hint };

/** How many lines of a list pasted into the search box did not fit: the state of the history entry has it. */
function readLeftOut(state: unknown): number {
  const { leftOut }: { leftOut?: unknown } = { ...(state as object | null) };
  return typeof leftOut === 'number' ? leftOut : 0;
}

/** The last action, with the data that undoes it. */
interface LastAct {
  readonly kind: 'added' | 'cleared';
  /** The list before it. */
  readonly before: readonly QuickOrderEntry[];
  /** The list after it. */
  readonly stay: readonly QuickOrderEntry[];
  readonly taken: readonly QuickOrderEntry[];
  readonly quantities: CartQuantities;
  /** How many lines have to be corrected. */
  readonly left: number;
}

/** The result is shown above the list: on a phone the button is far below it. */
function goToMessage(): void {
  focusHeading();
  document.querySelector('h1')?.scrollIntoView({ block: 'start' });
}

/** The list before the action; when it changed since, the taken lines in front of the current ones. */
function restored(
  before: readonly QuickOrderEntry[],
  stay: readonly QuickOrderEntry[],
  taken: readonly QuickOrderEntry[],
  now: readonly QuickOrderEntry[],
): readonly QuickOrderEntry[] {
  return JSON.stringify(now) === JSON.stringify(stay) ? before : [...taken, ...now];
}

export function QuickOrder({ customer }: { customer: string }) {
  const { store, quantities: inCart } = useCart();
  const leftOut = readLeftOut(useLocation().state);
  const entries = useSyncExternalStore(
    quickOrderDraft.subscribe,
    () => quickOrderDraft.read(customer),
    () => quickOrderDraft.read(customer),
  );
  const [act, setAct] = useState<LastAct | null>(null);
  const [refused, setRefused] = useState(false);
  const { lookup, hasMore, hasFailed, retry } = useLookups(entries.map(({ product }) => product));
  const list = assessLines(entries, lookup, inCart);
  const hasWrong = list.counts.wrong > 0;
  useEffect(() => {
    // In time for a press without a connection.
    if (hasWrong) import('./errorsCsv.ts').catch(() => {});
  }, [hasWrong]);
  const results = list.lines.map((line, index) => {
    const entry = entries[index] ?? { product: '', quantity: '' };
    return describeLine(line, entry, hasMore(entry.product));
  });
  const products = Object.keys(list.quantities).length;
  const isBlocked = products === 0 || list.beyondCart > 0;

  const keep = (next: readonly QuickOrderEntry[]) => quickOrderDraft.write(customer, next);
  const isReady = (line: AssessedLine<unknown>): boolean =>
    (line.kind === 'joined' ? list.lines[line.first] : line)?.kind === 'ready';

  const add = async (): Promise<void> => {
    if (isBlocked) {
      announce(list.beyondCart > 0 ? texts.beyondCart(list.beyondCart) : texts.nothingToAdd);
      return;
    }
    const taken = entries.filter((_, index) => isReady(list.lines[index] ?? { kind: 'empty' }));
    const stay = entries.filter((entry, index) => {
      const line = list.lines[index];
      return line && line.kind !== 'empty' && !isReady(line) && entry !== undefined;
    });
    const { quantities } = list;
    setRefused(false);
    const before = entries;
    setAct({ kind: 'added', before, stay, taken, quantities, left: list.counts.wrong });
    store.addAll(quantities);
    keep(stay);
    announce(
      [texts.added(products), list.counts.wrong > 0 ? texts.leftToMend(list.counts.wrong) : ''].join(' '),
    );
    goToMessage();
    // Without a response the cart retries, so that a refusal may come much later.
    void store.flush().catch(() => {});
    if ((await whenSettled(store)).refusal === '') return;
    // The cart has been rolled back.
    keep(restored(before, stay, taken, quickOrderDraft.read(customer)));
    setAct(null);
    setRefused(true);
  };

  const clear = () => {
    setRefused(false);
    setAct({ kind: 'cleared', before: entries, stay: [], taken: entries, quantities: {}, left: 0 });
    keep([]);
    announce(texts.cleared);
    goToMessage();
  };

  const undo = ({ before, stay, taken, quantities }: LastAct) => {
    store.addAll(negated(quantities));
    keep(restored(before, stay, taken, entries));
    setAct(null);
    announce(texts.undone);
    goToMessage();
  };

  const saveErrors = async () => {
    const wrong = list.lines.flatMap((line, index) => {
      const entry = entries[index];
      const isWrong =
        line.kind !== 'empty' && line.kind !== 'pending' && line.kind !== 'failed' && !isReady(line);
      return entry && isWrong ? [{ index, entry, result: results[index] ?? null }] : [];
    });
    (await import('./errorsCsv.ts')).saveErrors(wrong);
  };

  return (
    <div className="pt-6">
      <MessageList className="pb-6" messages={messages()} />
      <QuickOrderSummary
        list={list}
        onFile={(read) => {
          setAct(null);
          return addToDraft(customer, read);
        }}
        {...(hasWrong ? { onSaveErrors: () => void saveErrors() } : {})}
      >
        <QuickOrderGrid
          value={entries.map(toLine)}
          onValueChange={(next) => keep(next.map(toEntry))}
          results={results}
          onChoose={(index, id) =>
            keep(entries.map((entry, at) => (at === index ? mended(entry, id) : entry)))
          }
          parse={parse}
          maxLines={maxEntries}
          labels={gridLabels}
          action={
            <span className="flex basis-full flex-wrap items-center gap-x-6 gap-y-3">
              <Button tone="primary" size="l" aria-disabled={isBlocked} onClickCapture={() => void add()}>
                {texts.add(products)}
              </Button>
              {entries.length > 0 && (
                <Button tone="tertiary" onClick={clear}>
                  {texts.clear}
                </Button>
              )}
            </span>
          }
        />
      </QuickOrderSummary>
    </div>
  );

  function messages(): Parameters<typeof MessageList>[0]['messages'] {
    return [
      ...(leftOut > 0 && act === null
        ? [{ tone: 'warning' as const, announced: true, text: texts.leftOut(leftOut, maxEntries) }]
        : []),
      ...(refused ? [{ tone: 'error' as const, text: texts.notAdded }] : []),
      ...(act ? [{ tone: 'success' as const, text: <Done act={act} onUndo={() => undo(act)} /> }] : []),
      ...(list.beyondCart > 0 ? [{ tone: 'error' as const, text: texts.beyondCart(list.beyondCart) }] : []),
      ...(hasFailed
        ? [
            {
              tone: 'warning' as const,
              text: (
                <span className="flex flex-wrap items-center gap-x-4">
                  {navigator.onLine ? texts.failed : texts.offline}
                  <Button tone="tertiary" onClick={retry}>
                    {texts.retry}
                  </Button>
                </span>
              ),
            },
          ]
        : []),
    ];
  }
}

function Done({ act, onUndo }: { act: LastAct; onUndo: () => void }) {
  const { kind, quantities, left } = act;
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <span>
        {kind === 'cleared'
          ? texts.cleared
          : [texts.added(Object.keys(quantities).length), left > 0 ? texts.leftToMend(left) : ''].join(' ')}
      </span>
      {kind === 'added' && (
        <ButtonLink tone="tertiary" href={paths.cart.href()}>
          {texts.toCart}
        </ButtonLink>
      )}
      <Button tone="tertiary" onClick={onUndo}>
        {texts.undo}
      </Button>
    </span>
  );
}
