import type { OrderSummary, SwitchableCompany } from '@magazijn/api-client';
import { formatDate } from '@magazijn/domain/delivery';
import { formatEuros } from '@magazijn/domain/money';
import { ButtonLink, EmptyState, OrderTable } from '@magazijn/ui';
import { paths } from '../../paths/paths.ts';
import type { Answer, OptionalAnswer } from '../../resources/Answer.ts';
import type { PageProps } from '../../routing/PageProps.ts';
import { LinesSkeleton } from '../../skeletons/LinesSkeleton.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import { profileTexts } from './profileTexts.ts';

type HistoryPageProps = PageProps<{
  orders: Answer<readonly OrderSummary[]>;
  companies: OptionalAnswer<readonly SwitchableCompany[]>;
}>;

/** The order history (E03): number, date, products, total; each opens its order. */
export function HistoryPage({ answers }: HistoryPageProps) {
  return (
    <ProfileFrame
      title={profileTexts.history}
      current={paths.orderHistory.href()}
      companies={answers.companies}
    >
      {answers.orders.state === 'ready' ? (
        <History orders={answers.orders.value} />
      ) : (
        <LinesSkeleton label={profileTexts.loadingOrders} lines={6} />
      )}
    </ProfileFrame>
  );
}

function History({ orders }: { orders: readonly OrderSummary[] }) {
  if (orders.length === 0) {
    return (
      <EmptyState
        title={profileTexts.emptyHistory}
        action={
          <ButtonLink tone="primary" href={paths.home.href()}>
            {profileTexts.toShop}
          </ButtonLink>
        }
      >
        {profileTexts.emptyHistoryHelp}
      </EmptyState>
    );
  }
  return (
    <OrderTable
      rows={orders.map((order) => ({
        number: order.number ?? String(order.id).padStart(9, '0'),
        href: paths.order.href({ order: String(order.id) }),
        date: formatDate(order.createdAt),
        products: order.productCount,
        total: formatEuros(order.total),
      }))}
    />
  );
}
