import {
  announce,
  Button,
  ButtonLink,
  EmptyState,
  MessageList,
  Table,
  type TableSort,
  TextField,
} from '@magazijn/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { useRefine } from '../../shared/page/useRefine.ts';
import { useTypedAhead } from '../../shared/page/useTypedAhead.ts';
import { purchaseColumns } from './purchaseColumns.tsx';
import {
  type PurchasesAddress,
  purchasesHref,
  purchasesPerPage,
  purchasesQuery,
  readPurchasesAddress,
} from './purchasesAddress.ts';
import { purchaseTexts as texts } from './purchaseTexts.ts';

/** Milliseconds without typing before a search. */
const restMs = 400;

const toTableSort = (sort: PurchasesAddress['sort']): TableSort => ({
  column: sort.replace('-desc', ''),
  direction: sort.endsWith('-desc') ? 'descending' : 'ascending',
});

const toSort = ({ column, direction }: TableSort): PurchasesAddress['sort'] => {
  const by = column === 'name' || column === 'times' ? column : 'last';
  return direction === 'descending' ? `${by}-desc` : by;
};

export function Purchases() {
  const [query] = useSearchParams();
  const address = readPurchasesAddress(query);
  const { data: page, error, retry } = useQuery(...purchasesQuery(address));
  const [typed, type] = useTypedAhead(address.search);
  const push = useRefine('push');
  const replace = useRefine('replace');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const top = useRef<HTMLParagraphElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const shown = page ? texts.shown(page.total, page.historyTotal) : '';
  const isSearched = address.search !== '';
  useEffect(() => {
    if (isSearched && shown) announce(shown);
  }, [isSearched, shown]);

  const search = (text: string, delay: number) => {
    type(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => replace(purchasesHref({ ...address, search: text, page: 1 })), delay);
  };

  if (page?.historyTotal === 0) {
    return (
      <EmptyState
        className="pt-6"
        title={texts.none}
        headingLevel={2}
        action={
          <ButtonLink tone="primary" href={paths.home.href()}>
            {texts.toShop}
          </ButtonLink>
        }
      >
        {texts.noneHelp}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-6 pt-6">
      <TextField
        className="w-full max-w-160"
        type="search"
        label={texts.search}
        hint={texts.searchHint}
        required={false}
        value={typed}
        onValueChange={(text) => search(text, restMs)}
      />
      <p ref={top} className="min-h-[1lh] scroll-mt-24 text-15 text-ink-2">
        {shown}
      </p>
      {error !== undefined && page === undefined ? (
        <div className="grid justify-items-start gap-4">
          <MessageList messages={[{ tone: 'error', text: texts.failed }]} />
          <Button onClick={retry}>{texts.retry}</Button>
        </div>
      ) : (
        <Table
          caption={texts.title}
          columns={purchaseColumns}
          rows={page?.purchases}
          rowKey={({ productId }) => String(productId)}
          sort={toTableSort(address.sort)}
          onSortChange={(sort) => push(purchasesHref({ ...address, sort: toSort(sort), page: 1 }), 'sort')}
          rowCount={page?.total ?? 0}
          pageSize={purchasesPerPage}
          page={address.page}
          onPageChange={(to, { event }) => {
            // A header that sorts goes to the first page by itself.
            if (event.currentTarget instanceof Element && event.currentTarget.closest('th')) return;
            push(purchasesHref({ ...address, page: to }));
            top.current?.scrollIntoView();
          }}
          empty={
            <EmptyState
              title={texts.nothingFound}
              headingLevel={2}
              action={<Button onClick={() => search('', 0)}>{texts.clearSearch}</Button>}
            >
              {texts.nothingFoundHelp}
            </EmptyState>
          }
        />
      )}
    </div>
  );
}
