import type { CartInfo, Category } from '@magazijn/api-client';
import { canOrder } from '@magazijn/domain/cart';
import { formatEuros } from '@magazijn/domain/money';
import { announce, Button, ButtonLink, MessageList, OrderBar, UspList } from '@magazijn/ui';
import { useHasCapability } from '../../shared/data/useHasCapability.ts';
import { paths } from '../../shared/links/paths.ts';
import { deliveryPromise } from '../../shared/order/deliveryDays.ts';
import { type Obstacle, obstacleMessage, obstaclesOf } from '../../shared/order/obstacles.tsx';
import { useCutOff, useUsps } from '../../shared/page/usps.ts';
import { usePunchOut } from '../../shared/punch-out/createPunchOutStore.ts';
import { useMay } from '../../shared/session/useSession.ts';
import { useCart } from '../../shared/stores/StoresProvider.tsx';
import { GoneNotice, type GoneProduct } from './CartNotices.tsx';
import { CartOverview } from './CartOverview.tsx';
import { CartRows } from './CartRows.tsx';
import { offerMessages, stateMessages } from './cartMessages.tsx';
import { cartTexts } from './cartTexts.ts';
import { LineLink } from './LineLink.tsx';

interface OrderLinkProps {
  text: string;
  blocked: boolean;
  /** Why, in a few words. */
  reason: string;
}

/** 'Nu bestellen', which leads to the payment page; while blocked, a press announces the reason. */
function OrderLink({ text, blocked, reason }: OrderLinkProps) {
  if (blocked) {
    return (
      <Button tone="primary" size="l" aria-disabled onClickCapture={() => announce(reason)}>
        {text}
      </Button>
    );
  }
  return (
    <ButtonLink tone="primary" size="l" href={paths.payment.href()}>
      {text}
    </ButtonLink>
  );
}

/** What the viewer may do with the cart; orders are requested where the back end has approvals. */
type HandIn = 'order' | 'request' | 'nothing';

function useHandIn(): HandIn {
  const mayOrder = useMay('order');
  const mayRequest = useMay('request');
  const hasApprovals = useHasCapability('approvals');
  const isPunchOut = usePunchOut() !== null;
  if (mayOrder) return 'order';
  return mayRequest && hasApprovals && !isPunchOut ? 'request' : 'nothing';
}

interface PricedCartProps {
  info: CartInfo;
  gone: readonly GoneProduct[];
}

const obstaclesIn = ({ info, gone }: PricedCartProps, handIn: HandIn): readonly Obstacle[] => [
  ...(handIn === 'nothing' ? [{ text: cartTexts.mayNotOrder, line: null }] : []),
  ...obstaclesOf(info),
  ...(gone.length > 0 ? [{ text: cartTexts.gone(gone), line: null }] : []),
];

export const isBlocked = ({ info, gone }: PricedCartProps): boolean => !canOrder(info) || gone.length > 0;

function orderLinkOf(cart: PricedCartProps, handIn: HandIn) {
  const reason = obstaclesIn(cart, handIn)
    .map(({ text }) => text)
    .join('. ');
  return (
    <OrderLink
      text={handIn === 'request' ? cartTexts.request : cartTexts.order}
      blocked={handIn === 'nothing' || isBlocked(cart)}
      reason={reason}
    />
  );
}

export function FilledCartPanel(cart: PricedCartProps) {
  const handIn = useHandIn();
  const obstacles = obstaclesIn(cart, handIn).map(showObstacle);
  // On a phone the order bar has the button.
  const action = <div className="grid max-wide:hidden">{orderLinkOf(cart, handIn)}</div>;
  return <CartOverview info={cart.info} obstacles={obstacles} action={action} />;
}

export function FilledCartFoot(cart: PricedCartProps) {
  const usps = useUsps();
  const handIn = useHandIn();
  const [obstacle] = obstaclesIn(cart, handIn);
  return (
    <>
      <UspList className="pt-8 wide:grid-cols-2" items={usps} />
      <OrderBar
        total={formatEuros(cart.info.totalInclusive)}
        detail="incl. btw"
        action={orderLinkOf(cart, handIn)}
        blocked={obstacle && showObstacle(obstacle)}
      />
    </>
  );
}

interface FilledCartProps extends PricedCartProps {
  categories: readonly Category[];
  onEmpty: () => void;
  onContinue: () => void;
}

export function FilledCart({ info, gone, categories, onEmpty, onContinue }: FilledCartProps) {
  const { store, ...cart } = useCart();
  const cutOff = useCutOff();

  const removeGone = () => {
    for (const { id } of gone) store.setQuantity(id, 0);
  };

  const blocking = obstacleMessage(info, {
    show: showObstacle,
    ...(gone.length > 0 && { more: <GoneNotice products={gone} onRemove={removeGone} /> }),
  });

  return (
    <div aria-busy={cart.status === 'calculating'}>
      <p className="pt-2 pb-6 text-17 text-balance text-ink-2">
        {deliveryPromise(info.deliveryDates, cutOff)}
      </p>
      <MessageList
        className="pb-6"
        messages={[...stateMessages(cart), ...blocking, ...offerMessages(info)]}
      />
      {hasFreeArticles(info) && <p className="max-w-prose pb-6 text-15 text-ink-2">{cartTexts.dealHint}</p>}
      <CartRows info={info} categories={categories} onEmpty={onEmpty} onContinue={onContinue} />
    </div>
  );
}

const showObstacle = ({ text, line }: Obstacle) => (line ? <LineLink line={line}>{text}</LineLink> : text);

/** Whether a deal gives its own product free; for back ends without deals, any incomplete offer counts. */
const hasFreeArticles = (info: CartInfo): boolean =>
  info.lines.some(({ deal, incompleteOffer }) =>
    deal ? deal.kind === 'free-goods' : incompleteOffer !== null,
  );
