import { ApiError, type ApprovalRequest, buyerMessage } from '@magazijn/api-client';
import { formatEuros, priceParts, subtractCents } from '@magazijn/domain/money';
import {
  announce,
  Button,
  ButtonLink,
  CartSummary,
  CheckoutLayout,
  type MessageItem,
  OrderBar,
} from '@magazijn/ui';
import { type ReactNode, useState } from 'react';
import { BudgetBar } from '../../shared/approvals/BudgetBar.tsx';
import { useRefresh } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { checkoutTexts } from '../../shared/order/checkoutTexts.ts';
import { useCart, useStores } from '../../shared/stores/StoresProvider.tsx';
import { ApprovalLines } from './ApprovalLines.tsx';
import { approvalTexts as texts } from './approvalTexts.ts';
import { RefuseRequest, WithdrawRequest } from './DecisionDialogs.tsx';

interface DecisionProps {
  request: ApprovalRequest;
  /** Whether the back end asked to look at it again; its total is that of the changed units. */
  isReviewed: boolean;
  onReview: (request: ApprovalRequest | null) => void;
  /** Called with what happened; null before another attempt. */
  onOutcome: (outcome: MessageItem | null) => void;
  /** Above the products. */
  children: ReactNode;
  /** Below the costs. The bar of a phone follows it, so that it stays in view down to the end. */
  history: ReactNode;
}

/** The products, costs and budget of a request, and the buttons that decide about it or bring it back to the cart. */
export function Decision({ request, isReviewed, onReview, onOutcome, children, history }: DecisionProps) {
  const { loadApi } = useStores();
  const { store } = useCart();
  const refresh = useRefresh();
  const [quantities, setQuantities] = useState<Readonly<Record<number, number>>>({});
  const [busy, setBusy] = useState(false);
  const [isInCart, setInCart] = useState(false);
  const { id, lines, status, mayDecide, mayWithdraw, totalNow, totalNowInclusive } = request;
  const isChanged =
    mayDecide && lines.some(({ productId, quantity }) => (quantities[productId] ?? quantity) !== quantity);
  // The back end prices changed units before they are ordered.
  const isUnpriced = isChanged && !isReviewed;
  const isEmpty = lines.every(({ productId, quantity }) => (quantities[productId] ?? quantity) === 0);

  const reload = async (): Promise<void> => {
    await Promise.allSettled([refresh('approvalRequest'), refresh('approvalRequests'), refresh('orders')]);
  };

  /** Runs a decision; after a refusal the request is loaded again, since a colleague may have decided. */
  async function run(decide: () => Promise<MessageItem>, failed: string): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    onOutcome(null);
    let outcome: MessageItem;
    let isDone = false;
    try {
      outcome = await decide();
      isDone = true;
      if (typeof outcome.text === 'string') announce(outcome.text);
    } catch (cause) {
      console.warn('The request was not decided', cause);
      const isRefused = cause instanceof ApiError && cause.kind === 'refused';
      outcome = {
        tone: isRefused && cause.status === 409 ? 'warning' : 'error',
        text: isRefused ? buyerMessage(cause) || failed : texts.unknown,
      };
      if (isRefused) onReview(null);
    }
    await reload();
    setBusy(false);
    onOutcome({ ...outcome, announced: isDone });
    return isDone;
  }

  const approve = () =>
    run(async () => {
      const answer = await (await loadApi()).approveRequest(id, {
        version: request.version,
        seenTotal: isUnpriced ? null : totalNow,
        quantities,
      });
      if (answer.outcome === 'placed') return { tone: 'success', text: texts.placed };
      onReview(answer.request);
      return isUnpriced ? { tone: 'info', text: texts.priced } : { tone: 'warning', text: texts.review };
    }, texts.notApproved);
  const refuse = (reason: string) =>
    run(async () => {
      await (await loadApi()).refuseRequest(id, { version: request.version, reason });
      return { tone: 'success', text: texts.refused };
    }, texts.notRefused);
  const withdraw = () =>
    run(async () => {
      putInCart(await (await loadApi()).withdrawRequest(id));
      return { tone: 'success', text: texts.withdrawn };
    }, texts.notWithdrawn);

  /** Adds units to the cart; an empty cart also gets the coupon and the reference. */
  const putInCart = (units: ReadonlyMap<number, number>): void => {
    store.addAll(Object.fromEntries(units));
    const { couponCode, orderReference } = store.getState();
    if (couponCode === '' && request.couponCode !== '') store.setCouponCode(request.couponCode);
    if (orderReference === '' && request.orderReference !== '') {
      store.setOrderReference(request.orderReference);
    }
    setInCart(true);
  };
  const putBackInCart = (): void => {
    putInCart(new Map(lines.map(({ productId, quantity }) => [productId, quantity])));
    announce(texts.inCart);
    onOutcome({ tone: 'success', text: texts.inCart, announced: true });
  };
  const setQuantity = (productId: number, units: number): void => {
    setQuantities({ ...quantities, [productId]: units });
    onReview(null);
  };

  const nothing = isEmpty || (totalNow === null && !isChanged);
  const approveButton = (
    <Button
      tone="primary"
      size="l"
      loading={busy}
      aria-disabled={nothing || undefined}
      onClickCapture={() => nothing && announce(texts.notOrderable)}
      onClick={() => void approve()}
    >
      {isUnpriced ? texts.price : texts.approve}
    </Button>
  );
  return (
    <>
      <CheckoutLayout
        className="pt-6"
        summary={
          <CartSummary
            title={texts.summary}
            meter={request.budget && <RequestBudget {...request.budget} />}
            rows={[totalsOf(request, isUnpriced)]}
            {...(!isUnpriced && {
              total: {
                label: checkoutTexts.total,
                price: priceParts(totalNowInclusive ?? request.totalInclusive),
              },
            })}
            note={isUnpriced ? texts.unknownTotal : undefined}
            blocked={mayDecide && nothing ? texts.notOrderable : undefined}
            action={
              <div className="grid gap-3">
                {mayDecide && (
                  <>
                    <span className="grid max-wide:hidden">{approveButton}</span>
                    <RefuseRequest requester={request.requester} busy={busy} onRefuse={refuse} />
                  </>
                )}
                {mayWithdraw && <WithdrawRequest busy={busy} onWithdraw={withdraw} />}
                {status === 'approved' && (
                  <ButtonLink tone="primary" href={paths.order.href({ order: String(request.orderId) })}>
                    {texts.toOrder(request.orderNumber)}
                  </ButtonLink>
                )}
                {isInCart ? (
                  <ButtonLink tone="primary" href={paths.cart.href()}>
                    {texts.toCart}
                  </ButtonLink>
                ) : (
                  status !== 'open' &&
                  status !== 'approved' && <Button onClick={putBackInCart}>{texts.again}</Button>
                )}
              </div>
            }
          />
        }
      >
        {children}
        <h2 className="type-heading pb-3 text-22">{texts.lines}</h2>
        <ApprovalLines
          lines={lines}
          quantities={mayDecide ? quantities : orderedUnits(request)}
          areOrdered={status === 'approved'}
          onQuantity={mayDecide ? setQuantity : null}
        />
      </CheckoutLayout>
      {history}
      {mayDecide && (
        <OrderBar
          total={isUnpriced || totalNowInclusive === null ? '–' : formatEuros(totalNowInclusive)}
          detail="incl. btw"
          action={approveButton}
          blocked={nothing ? texts.notOrderable : undefined}
        />
      )}
    </>
  );
}

/** The units in the order now, by product id; none unless it is approved. */
const orderedUnits = ({ lines, status }: ApprovalRequest): Readonly<Record<number, number>> =>
  status === 'approved'
    ? Object.fromEntries(lines.map(({ productId, orderable }) => [productId, orderable]))
    : {};

/** The total excluding VAT when it was requested, and the current one if it differs. */
function totalsOf({ total, totalNow, status }: ApprovalRequest, isUnpriced: boolean) {
  if (status === 'approved') return [{ label: texts.totalApproved, value: formatEuros(total) }];
  return [
    { label: texts.totalThen, value: formatEuros(total) },
    ...(totalNow === null || totalNow === total || isUnpriced
      ? []
      : [{ label: texts.totalNow, value: formatEuros(totalNow) }]),
  ];
}

function RequestBudget({ limit, spent, requested, afterThis }: NonNullable<ApprovalRequest['budget']>) {
  const others = subtractCents(afterThis, spent);
  return (
    <BudgetBar
      name={texts.budget}
      {...{ limit, spent, requested }}
      request={subtractCents(others, requested)}
    />
  );
}
