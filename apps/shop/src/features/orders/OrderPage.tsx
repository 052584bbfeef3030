import type { Order } from '@magazijn/api-client';
import { ButtonLink } from '@magazijn/ui';
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
  const isGone = answers.order.state === 'ready' && order === null;
  const untitled = isGone ? orderTexts.noSuchOrder : orderTexts.untitled;
  const title = order === null ? untitled : orderTexts.title(order.number);
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
      {isGone && <NoSuchOrder />}
      {!isGone && (order === null ? <OrderSkeleton /> : <OrderView order={order} />)}
    </div>
  );
}

/** A link of an old mail, or of another company's order. */
function NoSuchOrder() {
  return (
    <div className="grid justify-items-start gap-6 pt-4">
      <p role="status" className="max-w-prose text-17">
        {orderTexts.noSuchOrderText}
      </p>
      <ButtonLink tone="primary" href={paths.orderHistory.href()}>
        {orderTexts.toHistory}
      </ButtonLink>
    </div>
  );
}
