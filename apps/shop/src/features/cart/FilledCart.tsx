import type { CartInfo } from '@magazijn/api-client';
import { formatEuros } from '@magazijn/domain/money';
import { Button, ButtonLink, CartTable, CheckoutLayout, MessageList, OrderBar, UspList } from '@magazijn/ui';
import { useCart } from '../../cart/useCart.ts';
import { deliveryPromise } from '../../checkout/deliveryPromise.ts';
import { paths } from '../../paths/paths.ts';
import { usps } from '../../texts/usps.ts';
import { CartOverview } from './CartOverview.tsx';
import { CartRow } from './CartRow.tsx';
import { cartMessages } from './cartMessages.tsx';
import { cartTexts } from './cartTexts.ts';
import { stateMessages } from './stateMessages.ts';

interface FilledCartProps {
  info: CartInfo;
  onEmpty: () => void;
  onContinue: () => void;
}

/** Lines, messages, and the panel that orders (S52). */
export function FilledCart({ info, onEmpty, onContinue }: FilledCartProps) {
  const { amounts, units, status, kept, store } = useCart();
  const lines = info.lines.filter((line) => line.giveAway || amounts[line.productId] !== undefined);
  const blocked = !info.minimumMet || info.limits.length > 0;
  const order = blocked ? (
    <Button tone="primary" disabled>
      {cartTexts.order}
    </Button>
  ) : (
    <ButtonLink tone="primary" href={paths.payment.href()}>
      {cartTexts.order}
    </ButtonLink>
  );

  return (
    <>
      <p className="pt-2 text-17 text-ink-2">{deliveryPromise(info.deliveryDates)}</p>
      <CheckoutLayout
        className="pt-6"
        summary={<CartOverview info={info} blocked={blocked} action={order} />}
        aria-busy={status === 'calculating'}
      >
        <MessageList className="pb-6" messages={[...stateMessages(status, kept), ...cartMessages(info)]} />
        <CartTable
          summary={cartTexts.summary(Object.keys(amounts).length, units)}
          footer={
            <>
              <Button tone="secondary" onClick={onContinue}>
                {cartTexts.continueShopping}
              </Button>
              <Button tone="tertiary" onClick={onEmpty}>
                {cartTexts.emptyCart}
              </Button>
            </>
          }
        >
          {lines.map((line) => (
            <CartRow
              key={`${line.productId} ${line.giveAway}`}
              line={line}
              wanted={amounts[line.productId] ?? line.quantity}
              onQuantityChange={(quantity) => store.setQuantity(line.productId, quantity)}
            />
          ))}
        </CartTable>
        {hasDeal(info) && <p className="max-w-prose pt-6 text-15 text-ink-2">{cartTexts.dealHint}</p>}
        <UspList className="pt-8" items={usps} />
      </CheckoutLayout>
      <OrderBar total={formatEuros(info.totalInclusive)} detail="incl. btw" action={order} />
    </>
  );
}

/** Whether the hint for deals with free articles is of use here (V21). */
const hasDeal = (info: CartInfo): boolean =>
  info.incompleteOffers.length > 0 || info.lines.some((line) => line.discount > 0 || line.giveAway);
