import type { Order } from '@magazijn/api-client';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { Trail } from '../../layout/Trail.tsx';
import { paths } from '../../paths/paths.ts';
import type { Answer } from '../../resources/Answer.ts';
import type { PageProps } from '../../routing/PageProps.ts';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { OrderView } from './OrderView.tsx';
import { orderTexts } from './orderTexts.ts';

type OrderPageProps = PageProps<{ order: Answer<Order | null> }, { order: string }>;

/** One order of the history, as it was placed (S64). */
export function OrderPage({ answers }: OrderPageProps) {
  const order = answers.order.state === 'ready' ? answers.order.value : null;
  const title = order === null ? orderTexts.untitled : orderTexts.title(order.number);
  return (
    // The footer stays below what is seen, so that nothing moves when the lines arrive.
    <div className="min-h-dvh pt-6">
      <Trail
        items={[
          { label: orderTexts.overview, href: paths.profileOverview.href() },
          { label: orderTexts.history, href: paths.orderHistory.href() },
          { label: title },
        ]}
      />
      <PageTitle>{title}</PageTitle>
      {order === null ? <OrderSkeleton /> : <OrderView order={order} />}
    </div>
  );
}
