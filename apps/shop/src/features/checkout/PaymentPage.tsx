import type { OrderPlacement } from '@magazijn/domain/orders';
import { Button, ButtonLink, CheckoutLayout, MessageList } from '@magazijn/ui';
import { Suspense, useEffect, useState } from 'react';
import { useHasCapability } from '../../shared/data/useHasCapability.ts';
import { useQueries } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';
import { CheckoutSteps } from '../../shared/order/CheckoutSteps.tsx';
import { useOrderPlacement } from '../../shared/order/createOrderPlacement.ts';
import { DeadEnd } from '../../shared/page/DeadEnd.tsx';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { DocumentTitle } from '../../shared/page/PageTitle.tsx';
import { LinesSkeleton, PanelSkeleton } from '../../shared/page/skeletons.tsx';
import { ForCustomer } from '../../shared/session/ForCustomer.tsx';
import { useCart } from '../../shared/stores/StoresProvider.tsx';
import { DraftBar, DraftPanel } from './DraftPanel.tsx';
import { DraftView } from './DraftView.tsx';
import { createDetailsSaver } from './detailsSaver.ts';
import { paymentPageTexts } from './paymentPageTexts.ts';
import { useDeliveryDate, useDraftOrder } from './useDraftOrder.ts';

const ApprovalReasons = lazyPart(async () => (await import('./RequestApproval.tsx')).ApprovalReasons);
const RequestButton = lazyPart(async () => (await import('./RequestApproval.tsx')).RequestButton);

/** Loads the fields of a draft's delivery beside the draft, so that nothing moves when they show. */
function usePreloadedDelivery(): void {
  const queries = useQueries();
  const isNeeded = useHasCapability('order-changes');
  useEffect(() => {
    if (!isNeeded) return;
    void queries.ensureIfPossible('deliveryAddresses');
    import('./DraftDelivery.tsx').catch(() => {});
  }, [isNeeded, queries]);
}

/** The payment screen. The cart exists only in the browser, so the server renders a placeholder. */
export function PaymentPage() {
  return (
    <CheckoutSteps current="payment">
      <ForCustomer
        fallback={
          <CheckoutLayout summary={<PanelSkeleton rows={6} />}>
            <Title>{paymentPageTexts.when}</Title>
            <DraftSkeleton />
          </CheckoutLayout>
        }
      >
        {() => <Payment />}
      </ForCustomer>
    </CheckoutSteps>
  );
}

/** The heading and the document's title. The same heading stays in all states and keeps the focus. */
function Title({ children }: { children: string }) {
  return (
    <>
      <DocumentTitle>{children}</DocumentTitle>
      <h1 className="type-heading mb-4 text-28 wide:text-40">{children}</h1>
    </>
  );
}

export function Payment() {
  usePreloadedDelivery();
  const { known, quantities, revision } = useCart();
  const { state, recall, place, pay } = useOrderPlacement();
  const [requesting, setRequesting] = useState(false);
  const placing = isPlacing(state) || requesting;
  // A changed cart is another order, whose outcome is not in doubt.
  const unknown = state.kind === 'unanswered' && state.order.revision === revision;
  const failure = state.kind === 'draft' ? state.failure : null;
  // Placing the order empties the cart; this screen stays until the next page opens.
  const empty = known && Object.keys(quantities).length === 0 && !placing;
  const { answer, retry } = useDraftOrder(revision, known && !placing && !unknown, recall);
  const draft = answer.state === 'ready' && !empty ? answer.draft : null;
  const approval = answer.state === 'ready' && answer.approval?.needed ? answer.approval : null;
  const day = useDeliveryDate(draft);
  const preparing = answer.state === 'creating' && !empty;
  const [saver] = useState(createDetailsSaver);
  const [saving, setSaving] = useState(false);
  /** Acts once address and note are saved; without them at once. */
  const whenSaved = (act: () => void): void => {
    const saved = saver.save();
    if (saved === null) {
      act();
      return;
    }
    setSaving(true);
    void saved.then((isSaved) => {
      setSaving(false);
      if (isSaved) act();
    });
  };
  const busy = placing || saving || state.kind === 'opening';
  const panel = draft &&
    day && {
      draft,
      day,
      busy,
      request: approval && (
        <Suspense fallback={<span className="block min-h-control-large" />}>
          <RequestButton
            {...{ draft, approval, whenSaved }}
            busy={busy || day.saving}
            onRequesting={setRequesting}
          />
        </Suspense>
      ),
      onPay: (date: number) => whenSaved(() => pay(draft, date)),
      onPlace: (date: number) => whenSaved(() => place(draft, date)),
    };

  return (
    <>
      <CheckoutLayout summary={panel ? <DraftPanel {...panel} /> : preparing && <PanelSkeleton rows={6} />}>
        <Title>{panel || preparing ? paymentPageTexts.when : paymentPageTexts.heading}</Title>
        {empty && <NothingToOrder />}
        {preparing && <DraftSkeleton />}
        {answer.state === 'failed' && !empty && (
          <DraftFailure refused={answer.refused} details={answer.details} onRetry={retry} />
        )}
        {panel && approval && (
          <Suspense>
            <ApprovalReasons {...approval} />
          </Suspense>
        )}
        {panel && (
          <DraftView
            key={panel.draft.id}
            draft={panel.draft}
            day={panel.day}
            unknown={unknown}
            saver={saver}
            paymentFailure={
              failure === null ? null : `${paymentPageTexts.notDone} ${failure || paymentPageTexts.noPayment}`
            }
          />
        )}
      </CheckoutLayout>
      {panel && <DraftBar {...panel} />}
    </>
  );
}

function NothingToOrder() {
  const { words } = useShopLinks().brand;
  return (
    <DeadEnd
      title={paymentPageTexts.empty}
      action={
        <ButtonLink tone="primary" href={paths.home.href()}>
          {paymentPageTexts.continueShopping}
        </ButtonLink>
      }
    >
      {paymentPageTexts.emptyHint(words.category)}
    </DeadEnd>
  );
}

/** From the press until the next page opens or the outcome is unknown. */
const isPlacing = (state: OrderPlacement): boolean =>
  ['returning', 'sent', 'asked', 'leaving'].includes(state.kind) ||
  (state.kind === 'placed' && !state.recalled);

interface DraftFailureProps {
  /** Whether the back end refused this cart; otherwise the call failed. */
  refused: boolean;
  /** The reasons in sentences; may be empty. */
  details: readonly string[];
  onRetry: () => void;
}

export function DraftFailure({ refused, details, onRetry }: DraftFailureProps) {
  return (
    <div className="grid gap-6">
      <MessageList
        messages={[
          { tone: 'error', text: paymentPageTexts.failed, ...(details.length === 0 ? {} : { details }) },
        ]}
      />
      <p className="flex flex-wrap gap-4">
        {!refused && (
          <Button tone="primary" onClick={onRetry}>
            {paymentPageTexts.retry}
          </Button>
        )}
        <ButtonLink tone={refused ? 'primary' : 'secondary'} href={paths.cart.href()}>
          {paymentPageTexts.toCart}
        </ButtonLink>
      </p>
    </div>
  );
}

function DraftSkeleton() {
  return (
    <div aria-busy="true">
      <div aria-hidden className="@container">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2 @lg:flex @lg:flex-wrap">
          {Array.from({ length: 6 }, (_, ticket) => (
            <span
              key={ticket}
              className="h-28 @lg:basis-[calc((100%-2.5rem)/6)] bg-surface-muted motion-safe:animate-breathe"
            />
          ))}
        </div>
      </div>
      <LinesSkeleton label={paymentPageTexts.preparing} lines={6} />
    </div>
  );
}
