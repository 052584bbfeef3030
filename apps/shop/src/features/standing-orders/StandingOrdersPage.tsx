import type { StandingOrderSummary } from '@magazijn/api-client';
import { describeDeliveryDate } from '@magazijn/domain/delivery';
import { describeRhythm } from '@magazijn/domain/standing-orders';
import {
  CheckoutLayout,
  EmptyState,
  Link,
  MessageList,
  OrderStatus,
  Table,
  type TableColumn,
} from '@magazijn/ui';
import { useRequiredCapability } from '../../shared/data/useHasCapability.ts';
import { useQuery } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { Trail } from '../../shared/page/Trail.tsx';
import { ForCustomer } from '../../shared/session/ForCustomer.tsx';
import { NewStandingOrder } from './NewStandingOrder.tsx';
import { standingOrderTexts as texts } from './standingOrderTexts.ts';

export function StandingOrdersPage() {
  const hasStandingOrders = useRequiredCapability('standing-orders');
  const skeleton = <LinesSkeleton label={texts.loading} lines={4} />;
  return (
    <>
      <Trail items={[{ label: texts.title }]} />
      <PageTitle>{texts.title}</PageTitle>
      <p className="max-w-prose pt-2 text-17 text-ink-2">{texts.intro}</p>
      {hasStandingOrders ? (
        <ForCustomer fallback={skeleton}>{() => <StandingOrders />}</ForCustomer>
      ) : (
        skeleton
      )}
    </>
  );
}

/** The delivery that comes first: of the open run, else of the next one. */
const nextDelivery = ({ run, nextDeliveryOn }: StandingOrderSummary): string | null =>
  run?.deliveryOn ?? nextDeliveryOn;

function StatusCell({ status, run }: StandingOrderSummary) {
  if (run?.status === 'waiting') return <OrderStatus tone="warning">{texts.waiting}</OrderStatus>;
  return (
    <OrderStatus tone={status === 'active' ? 'positive' : 'neutral'}>{texts.statuses[status]}</OrderStatus>
  );
}

const columns: readonly TableColumn<StandingOrderSummary>[] = [
  {
    id: 'name',
    header: texts.columns.name,
    rowHeader: true,
    width: 'fill',
    cell: ({ id, name }) => (
      <Link href={paths.standingOrder.href({ standingOrder: String(id) })}>{name}</Link>
    ),
    sortBy: ({ name }) => name,
  },
  { id: 'rhythm', header: texts.columns.rhythm, cell: ({ rhythm }) => describeRhythm(rhythm) },
  {
    id: 'next',
    header: texts.columns.next,
    width: 'fit',
    cell: (row) => {
      const next = nextDelivery(row);
      return next === null ? '' : describeDeliveryDate(next).short;
    },
    sortBy: nextDelivery,
  },
  { id: 'status', header: texts.columns.status, width: 'fit', cell: (row) => <StatusCell {...row} /> },
];

function StandingOrders() {
  const { data } = useQuery('standingOrders');
  if (!data) return <LinesSkeleton label={texts.loading} lines={4} />;
  return (
    <>
      {!data.allowed && (
        <MessageList className="pt-6" messages={[{ tone: 'info', text: texts.notAllowed }]} />
      )}
      <CheckoutLayout className="pt-6" summary={data.allowed && <NewStandingOrder />}>
        <Table
          caption={texts.title}
          columns={columns}
          rows={data.standingOrders}
          rowKey={({ id }) => String(id)}
          empty={
            <EmptyState title={texts.none} headingLevel={2}>
              {data.allowed ? texts.noneHelp : ''}
            </EmptyState>
          }
        />
      </CheckoutLayout>
    </>
  );
}
