import type { ShoppingList } from '@magazijn/api-client';
import { findStockItems } from '@magazijn/domain/lists';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTrigger,
  announce,
  Button,
  ButtonLink,
  EmptyState,
} from '@magazijn/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useQueries, useRefresh } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { Trail } from '../../shared/page/Trail.tsx';
import { ViewLinks } from '../../shared/page/ViewLinks.tsx';
import { deviceStorage } from '../../shared/storage/browserStorage.ts';
import { useStores } from '../../shared/stores/StoresProvider.tsx';
import { AllLines } from './AllLines.tsx';
import { countableLines } from './CountableLine.ts';
import { createRoundStore } from './createRoundStore.ts';
import { FindLine } from './FindLine.tsx';
import { listTexts } from './listTexts.ts';
import { RoundMessages } from './RoundMessages.tsx';
import { RoundSummary } from './RoundSummary.tsx';
import { roundTexts as texts } from './roundTexts.ts';
import { WalkLine } from './WalkLine.tsx';

/** Milliseconds between requests of other phones' counts, while the page is visible. */
const lookEveryMs = 10_000;

type View = 'walk' | 'all' | 'done';

/** The view in the query string: the back button leads to the one before. */
const viewNames: Readonly<Record<View, string>> = { walk: '', all: '?toon=lijst', done: '?toon=afronden' };

interface RoundViewProps {
  /** The last known list of the back end. */
  list: ShoppingList;
  isGone: boolean;
  customer: string;
}

export function RoundView({ list, isGone, customer }: RoundViewProps) {
  const { loadApi } = useStores();
  const refresh = useRefresh();
  const queries = useQueries();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [store] = useState(() =>
    createRoundStore({
      list,
      loadApi,
      storage: deviceStorage,
      storageKey: `magazijn.round.${customer}.${list.id}`,
      onSaved: () => queries.expire(),
      onListChanged: () => void refresh('list'),
    }),
  );
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const { counts, earlier, endedBy } = state;
  const status = isGone ? 'gone' : state.status;
  const lines = countableLines(list);
  const [at, setAt] = useState(() => {
    const first = lines.findIndex(({ productId }) => !counts.has(productId));
    return { productId: lines[first]?.productId ?? lines[0]?.productId, index: Math.max(0, first) };
  });
  const field = useRef<HTMLInputElement>(null);
  const focusNext = useRef(false);
  // The line may come with a later render, after a navigation.
  useEffect(() => {
    if (!focusNext.current || !field.current) return;
    focusNext.current = false;
    field.current.focus();
    field.current.select();
  });

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void store.exchange();
    };
    look();
    const timer = setInterval(look, lookEveryMs);
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [store]);

  const listHref = paths.list.href({ list: String(list.id) });
  const hrefOf = (view: View) => paths.listRound.href({ list: String(list.id) }) + viewNames[view];
  const asked = query.get('toon');
  const view: View = endedBy !== null || asked === 'afronden' ? 'done' : asked === 'lijst' ? 'all' : 'walk';
  const found = lines.findIndex(({ productId }) => productId === at.productId);
  // The next line takes the position of a removed one.
  const index = found < 0 ? Math.min(at.index, lines.length - 1) : found;
  const line = lines[index];
  const counted = lines.filter(({ productId }) => counts.has(productId)).length;

  const goTo = (productId: number | undefined) =>
    setAt({ productId, index: lines.findIndex((each) => each.productId === productId) });
  const open = (productId: number) => {
    focusNext.current = true;
    goTo(productId);
    if (view !== 'walk') void navigate(hrefOf('walk'));
  };
  const openCode = (code: string): boolean => {
    const [only, more] = findStockItems(
      lines.map(({ productId, product }) => ({ ...product, productId })),
      code,
    );
    if (!only || more) return false;
    open(only.productId);
    announce(texts.found(only.name));
    return true;
  };
  const move = (by: -1 | 1, fromField: boolean) => {
    const next = lines[index + by];
    focusNext.current = fromField && next !== undefined;
    if (next) {
      goTo(next.productId);
      announce(texts.arrived(next.product.name, index + by + 1, lines.length));
    } else if (by === 1) void navigate(hrefOf('done'));
  };
  const begin = () => {
    store.beginNext();
    goTo(lines[0]?.productId);
    void navigate(hrefOf('walk'));
  };

  const restart = <RestartButton onRestart={begin} />;

  return (
    <>
      <Trail
        items={[
          { label: listTexts.title, href: paths.lists.href() },
          { label: list.name, href: listHref },
          { label: texts.title },
        ]}
      />
      <PageTitle>{texts.title}</PageTitle>
      <p className="pt-2 text-17 text-ink-2">
        {[
          list.name,
          lines.length > 0 && texts.progress(counted, lines.length),
          status === 'saving' ? texts.saving : status === 'saved' && counted > 0 && texts.saved,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <RoundMessages
        list={list}
        lines={lines}
        state={{ ...state, status }}
        onRetry={() => void store.exchange()}
        restart={restart}
      />
      {lines.length === 0 ? (
        <EmptyState
          className="pt-6"
          title={texts.nothing}
          headingLevel={2}
          action={
            <ButtonLink tone="primary" href={listHref}>
              {texts.toList}
            </ButtonLink>
          }
        >
          {texts.nothingHelp}
        </EmptyState>
      ) : (
        <div className="grid max-w-160 grid-cols-1 gap-6 pt-4">
          {endedBy === null ? (
            <ViewLinks
              label={texts.viewsLabel}
              views={(['walk', 'all', 'done'] as const).map((each) => ({
                href: hrefOf(each),
                label: texts.views[each],
                current: each === view,
              }))}
            />
          ) : (
            <div className="flex flex-wrap gap-3">
              <Button tone="secondary" onClick={begin}>
                {texts.next}
              </Button>
              <ButtonLink tone="tertiary" href={listHref}>
                {texts.toList}
              </ButtonLink>
            </div>
          )}
          {view === 'walk' && line && (
            <WalkLine
              line={line}
              index={index}
              lineCount={lines.length}
              count={counts.get(line.productId)}
              earlier={earlier.get(line.productId)}
              field={field}
              onCount={(count) => store.count(line.productId, count)}
              onCode={openCode}
              onMove={move}
            />
          )}
          {/* Below the line: on a phone its field stays in view. */}
          {view !== 'done' && <FindLine lines={lines} onFound={open} />}
          {view === 'all' && (
            <AllLines lines={lines} counts={counts} earlier={earlier} onCount={store.count} onOpen={open} />
          )}
          {view === 'done' && (
            <RoundSummary
              list={list}
              lines={lines}
              counts={counts}
              endedBy={endedBy}
              onOpen={open}
              onEnd={store.end}
              restart={restart}
            />
          )}
        </div>
      )}
    </>
  );
}

/** Restarts the round after a confirmation. */
function RestartButton({ onRestart }: { onRestart: () => void }) {
  return (
    <AlertDialog>
      <AlertDialogTrigger tone="tertiary">{texts.restart}</AlertDialogTrigger>
      <AlertDialogContent
        title={texts.restartTitle}
        actions={
          <>
            <AlertDialogCancel>{texts.cancel}</AlertDialogCancel>
            <AlertDialogAction onClick={onRestart}>{texts.restartConfirm}</AlertDialogAction>
          </>
        }
      >
        {texts.restartText}
      </AlertDialogContent>
    </AlertDialog>
  );
}
