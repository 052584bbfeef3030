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

/** An order of the history. */
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
    // Keeps the footer below the window, so that nothing moves when the lines load.
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

/** The message for an unknown order, as from an old mail or of another company. */
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

/** A placeholder below the order number while the order loads. */
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
