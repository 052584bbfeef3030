import type { Order } from '@magazijn/api-client';
import { announce, ButtonLink, CheckoutLayout, type MessageItem } from '@magazijn/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useHasCapability } from '../../shared/data/useHasCapability.ts';
import { useQuery } from '../../shared/data/useQuery.ts';
import { orderId, paths } from '../../shared/links/paths.ts';
import { useSeenLines } from '../../shared/order/useSeenLines.ts';
import { changeQuery } from '../../shared/order-changes/changeQuery.ts';
import { DeadEnd } from '../../shared/page/DeadEnd.tsx';
import { focusHeading } from '../../shared/page/focusHeading.ts';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { LinesSkeleton, PanelSkeleton } from '../../shared/page/skeletons.tsx';
import { Trail } from '../../shared/page/Trail.tsx';
import { useAnnounced } from '../../shared/page/useAnnounced.ts';
import { useMay } from '../../shared/session/useSession.ts';
import { Late } from '../../shared/stores/Late.tsx';
import { OrderView } from './OrderView.tsx';
import { orderTexts } from './orderTexts.ts';

const ChangeOrder = lazyPart(async () => (await import('./ChangeOrder.tsx')).ChangeOrder);

export function OrderPage() {
  const id = orderId(useParams().order);
  return id === null ? (
    <OrderLayout title={orderTexts.noSuchOrder}>
      <NoSuchOrder />
    </OrderLayout>
  ) : (
    <KnownOrder key={id} id={id} />
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
  return <FoundOrder order={order} />;
}

function FoundOrder({ order }: { order: Order }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const mayOrder = useMay('order');
  const hasChanges = useHasCapability('order-changes') && mayOrder;
  useSeenLines(order.cart.lines);
  const [outcome, setOutcome] = useState<MessageItem | null>(null);
  const isChangeable = hasChanges && (order.changeableUntil ?? null) !== null;
  const isAsked = query.has(changeQuery);
  const isChanging = isAsked && isChangeable;
  const wasChanging = useRef(isChanging);
  useEffect(() => {
    // The button that had the focus is gone with the form.
    if (wasChanging.current && !isChanging) focusHeading({ focusVisible: false });
    wasChanging.current = isChanging;
  }, [isChanging]);

  if (isChanging) {
    const leave = (saved: string) => {
      if (saved !== '') announce(saved);
      setOutcome(saved === '' ? null : { tone: 'success', text: saved, announced: true });
      void navigate(paths.order.href({ order: String(order.id) }), { replace: true });
    };
    return (
      <OrderLayout title={orderTexts.changing(order.number)}>
        <Late fallback={<OrderSkeleton />}>
          <ChangeOrder order={order} onDone={leave} />
        </Late>
      </OrderLayout>
    );
  }
  const refused: MessageItem = { tone: 'warning', text: orderTexts.notChangeable };
  return (
    <OrderLayout title={orderTexts.title(order.number)}>
      <OrderView
        order={order}
        isChangeable={isChangeable}
        outcome={outcome ?? (isAsked && hasChanges && order.state === 'placed' ? refused : null)}
        onOutcome={(text) => setOutcome({ tone: 'success', text, announced: true })}
      />
    </OrderLayout>
  );
}

function OrderLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    // Keeps the footer below the window, so that nothing moves when the lines load.
    <div className="min-h-dvh">
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
