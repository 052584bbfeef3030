import { ButtonLink, CheckoutLayout } from '@magazijn/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useQuery } from '../../shared/data/useQuery.ts';
import { orderId, paths } from '../../shared/links/paths.ts';
import { DeadEnd } from '../../shared/page/DeadEnd.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { LinesSkeleton, PanelSkeleton } from '../../shared/page/skeletons.tsx';
import { Trail } from '../../shared/page/Trail.tsx';
import { useAnnounced } from '../../shared/page/useAnnounced.ts';
import { OrderView } from './OrderView.tsx';
import { orderTexts } from './orderTexts.ts';

/** One order of the history, as it was placed. */
export function OrderPage() {
  const id = orderId(useParams().order);
  return id === null ? (
    <OrderLayout title={orderTexts.noSuchOrder}>
      <NoSuchOrder />
    </OrderLayout>
  ) : (
    <KnownOrder id={id} />
  );
}

function KnownOrder({ id }: { id: number }) {
  const { data: order } = useQuery('order', id);
  if (order === null)
    return (
      <OrderLayout title={orderTexts.noSuchOrder}>
        <NoSuchOrder />
      </OrderLayout>
    );
  if (order === undefined)
    return (
      <OrderLayout title={orderTexts.untitled}>
        <OrderSkeleton />
      </OrderLayout>
    );
  return (
    <OrderLayout title={orderTexts.title(order.number)}>
      <OrderView order={order} />
    </OrderLayout>
  );
}

function OrderLayout({ title, children }: { title: string; children: ReactNode }) {
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
      {children}
    </div>
  );
}

/** A link of an old mail, or of another company's order. */
function NoSuchOrder() {
  useAnnounced(orderTexts.noSuchOrderCause);
  return (
    <DeadEnd
      title={orderTexts.noSuchOrderCause}
      action={
        <ButtonLink tone="primary" href={paths.orderHistory.href()}>
          {orderTexts.toHistory}
        </ButtonLink>
      }
    >
      {orderTexts.noSuchOrderText}
    </DeadEnd>
  );
}

/** An order that is on its way: what stands under its number keeps its place. */
export function OrderSkeleton() {
  return (
    <>
      <span aria-hidden className="mt-3 block h-5 w-1/2 bg-surface-muted motion-safe:animate-breathe" />
      <CheckoutLayout className="pt-6" summary={<PanelSkeleton rows={5} />}>
        <LinesSkeleton label={orderTexts.loading} lines={8} />
      </CheckoutLayout>
    </>
  );
}
