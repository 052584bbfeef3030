import { describeDeliveryDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { ButtonLink, OrderConfirmation } from '@magazijn/ui';
import { useEffect, useState } from 'react';
import { useShopLinks } from '../../links/ShopLinks.tsx';
import { paths } from '../../paths/paths.ts';
import type { OptionalAnswer } from '../../resources/Answer.ts';
import type { PageProps } from '../../routing/PageProps.ts';
import { useSession } from '../../session/useSession.ts';
import { tabStorage } from '../../storage/tabStorage.ts';
import { useStores } from '../../stores/StoresProvider.tsx';
import { paymentPageTexts } from './paymentPageTexts.ts';
import { readPendingOrder } from './pendingOrder.ts';

type SucceededPageProps = PageProps<{ partner: OptionalAnswer<boolean> }>;

/** Thanks (S62). A bare link to this page shows it and empties nothing. */
export function SucceededPage({ answers }: SucceededPageProps) {
  const { cart } = useStores();
  const { partnerUrl } = useShopLinks();
  const { viewer } = useSession();
  const customerNumber = viewer.kind === 'customer' ? viewer.customerNumber : '';
  const [placed] = useState(() => readPendingOrder(tabStorage, customerNumber));
  const partner = answers.partner.state === 'ready' && answers.partner.value;

  useEffect(() => {
    if (placed !== null && cart.getState().revision === placed.revision) cart.empty();
  }, [cart, placed]);

  return (
    <>
      <title>Bedankt voor je bestelling – Magazijn</title>
      <OrderConfirmation
        title={paymentPageTexts.succeeded}
        numberLabel={paymentPageTexts.orderNumber}
        {...(placed ? { number: placed.number } : {})}
        facts={[
          ...(placed
            ? [
                {
                  label: paymentPageTexts.deliveryDay,
                  value: describeDeliveryDate(isoDateOfTimestamp(placed.deliveryDate)).full,
                },
              ]
            : []),
          { label: paymentPageTexts.next, value: paymentPageTexts.nextText },
        ]}
        actions={
          <>
            <ButtonLink tone="primary" href={paths.orderHistory.href()}>
              {paymentPageTexts.toHistory}
            </ButtonLink>
            <ButtonLink tone="secondary" href={paths.home.href()}>
              {paymentPageTexts.continueShopping}
            </ButtonLink>
          </>
        }
      >
        {partner && (
          <p className="flex flex-wrap items-center gap-4">
            {paymentPageTexts.partnerHint}
            <ButtonLink tone="secondary" href={partnerUrl}>
              {paymentPageTexts.partner}
            </ButtonLink>
          </p>
        )}
      </OrderConfirmation>
    </>
  );
}
