import type { ShoppingList } from '@magazijn/api-client';
import { announce, Button, ButtonLink, CheckoutLayout, MessageList } from '@magazijn/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useQueries, useRefresh } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { Trail } from '../../shared/page/Trail.tsx';
import { tabStorage } from '../../shared/storage/browserStorage.ts';
import { useStores } from '../../shared/stores/StoresProvider.tsx';
import { AddToList } from './AddToList.tsx';
import { createListStore } from './createListStore.ts';
import { ListLines } from './ListLines.tsx';
import { ListSettings } from './ListSettings.tsx';
import { listTexts as texts } from './listTexts.ts';
import { OrderList } from './OrderList.tsx';
import { PickList } from './PickList.tsx';

interface ListViewProps {
  /** The last known list of the back end. */
  list: ShoppingList;
  isGone: boolean;
  customer: string;
}

export function ListView({ list, isGone, customer }: ListViewProps) {
  const { loadApi } = useStores();
  const refresh = useRefresh();
  const queries = useQueries();
  const [store] = useState(() =>
    createListStore({
      list,
      loadApi,
      storage: tabStorage,
      storageKey: `magazijn.list.${customer}.${list.id}`,
      onWritten: () => {
        void refresh('lists');
        // An outdated list would show own changes as a colleague's.
        queries.forget('list');
      },
    }),
  );
  const {
    content,
    list: latest,
    known,
    status,
    refusal,
    merged,
  } = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const nameOf = (id: number): string => known.get(id)?.product?.name ?? known.get(id)?.name ?? '';
  const vanished = content.lines.filter(({ productId }) => known.get(productId)?.product === null).length;
  const statusText = status === 'saving' ? texts.saving : status === 'saved' ? texts.saved : '';

  useEffect(() => store.absorb(isGone ? null : list), [store, list, isGone]);
  useEffect(() => {
    store.retry();
    window.addEventListener('online', store.retry);
    return () => window.removeEventListener('online', store.retry);
  }, [store]);
  const failure = status === 'failed' ? (navigator.onLine ? texts.failed : texts.offline) : '';
  const news = merged
    ? [texts.merged, merged.conflicts.length > 0 ? texts.conflicts(merged.conflicts.map(nameOf)) : '']
        .filter(Boolean)
        .join(' ')
    : '';
  const gone = status === 'gone' ? texts.goneWhileOpen(latest.own) : '';
  useEffect(() => {
    const announcement = gone || refusal || failure || news;
    if (announcement) announce(announcement);
  }, [gone, refusal, failure, news]);

  return (
    <>
      <div className="print:hidden">
        <Trail items={[{ label: texts.title, href: paths.lists.href() }, { label: content.name }]} />
      </div>
      <PageTitle>{content.name}</PageTitle>
      <div className="print:hidden">
        <p className="pt-2 text-17 text-ink-2">
          {[texts.products(content.lines.length), statusText].filter(Boolean).join(' · ')}
        </p>
        <MessageList
          className="pt-4"
          messages={[
            ...(gone ? [{ tone: 'error' as const, text: gone }] : []),
            ...(failure
              ? [
                  {
                    tone: 'error' as const,
                    text: (
                      <span className="flex flex-wrap items-center gap-x-4">
                        {failure}
                        <Button tone="tertiary" onClick={store.retry}>
                          {texts.retry}
                        </Button>
                      </span>
                    ),
                  },
                ]
              : []),
            ...(news ? [{ tone: 'warning' as const, text: news }] : []),
            ...(vanished > 0 ? [{ tone: 'info' as const, text: texts.vanished(vanished) }] : []),
          ]}
        />
        <CheckoutLayout
          className="pt-6"
          summary={
            <ListSettings store={store} content={content} list={latest} refusal={refusal} known={known} />
          }
        >
          <div className="flex flex-wrap items-end gap-3">
            <OrderList lines={content.lines} known={known} />
            {content.lines.length > 0 && latest.round !== null && (
              <ButtonLink tone="secondary" size="l" href={paths.listRound.href({ list: String(latest.id) })}>
                {texts.round}
              </ButtonLink>
            )}
          </div>
          <AddToList store={store} />
          <ListLines lines={content.lines} known={known} onChange={(lines) => store.change({ lines })} />
        </CheckoutLayout>
      </div>
      <PickList lines={content.lines} known={known} />
    </>
  );
}
