import type { ShoppingListSummary } from '@magazijn/api-client';
import { formatDate } from '@magazijn/domain/delivery';
import { CheckoutLayout, EmptyState, Link, Table, type TableColumn } from '@magazijn/ui';
import { useRequiredCapability } from '../../shared/data/useHasCapability.ts';
import { useQuery } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { Trail } from '../../shared/page/Trail.tsx';
import { ForCustomer } from '../../shared/session/ForCustomer.tsx';
import { listTexts as texts } from './listTexts.ts';
import { NewList } from './NewList.tsx';

export function ListsPage() {
  const hasLists = useRequiredCapability('lists');
  const skeleton = <LinesSkeleton label={texts.loading} lines={4} />;
  return (
    <>
      <Trail items={[{ label: texts.title }]} />
      <PageTitle>{texts.title}</PageTitle>
      <p className="max-w-prose pt-2 text-17 text-ink-2">{texts.intro}</p>
      {hasLists ? <ForCustomer fallback={skeleton}>{() => <Lists />}</ForCustomer> : skeleton}
    </>
  );
}

const columns: readonly TableColumn<ShoppingListSummary>[] = [
  {
    id: 'name',
    header: texts.columns.name,
    rowHeader: true,
    width: 'fill',
    cell: ({ id, name }) => <Link href={paths.list.href({ list: String(id) })}>{name}</Link>,
    sortBy: ({ name }) => name,
  },
  {
    id: 'products',
    header: texts.columns.products,
    numeric: true,
    cell: ({ productCount }) => productCount.toLocaleString('nl-NL'),
    sortBy: ({ productCount }) => productCount,
  },
  {
    id: 'shared',
    header: texts.columns.shared,
    cell: ({ shared }) => (shared ? texts.sharedWith : texts.private),
  },
  {
    id: 'round',
    header: texts.columns.round,
    // Nothing can be counted with an empty list.
    cell: ({ id, name, productCount, round }) =>
      productCount > 0 &&
      round !== null && (
        <Link
          appearance="text"
          href={paths.listRound.href({ list: String(id) })}
          aria-label={texts.roundOf(name)}
        >
          {texts.round}
        </Link>
      ),
  },
  {
    id: 'changed',
    header: texts.columns.changed,
    width: 'fit',
    cell: ({ changedAt }) => (changedAt === null ? '' : formatDate(changedAt)),
    sortBy: ({ changedAt }) => changedAt,
  },
];

function Lists() {
  const { data: lists } = useQuery('lists');
  return (
    <CheckoutLayout className="pt-6" summary={<NewList />}>
      {lists ? (
        <Table
          caption={texts.title}
          columns={columns}
          rows={lists}
          rowKey={({ id }) => String(id)}
          empty={
            <EmptyState title={texts.none} headingLevel={2}>
              {texts.noneHelp}
            </EmptyState>
          }
        />
      ) : (
        <LinesSkeleton label={texts.loading} lines={4} />
      )}
    </CheckoutLayout>
  );
}
