import type { DraftOrder } from '@magazijn/api-client';
import { describeDeliveryDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { AddressBlock, AddressBlocks, DeliveryDates, OrderLines } from '@magazijn/ui';
import { Suspense, useState } from 'react';
import { useAisleOf } from '../../shared/data/useAisleOf.tsx';
import { useHasCapability } from '../../shared/data/useHasCapability.ts';
import { ContactLinks } from '../../shared/links/ContactLinks.tsx';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';
import { addressLines } from '../../shared/order/addressLines.ts';
import { keepDeliveryDetails, readDeliveryDetails } from '../../shared/order/orderRecord.ts';
import { orderLineRows } from '../../shared/order/orderRows.tsx';
import { paymentTexts } from '../../shared/order/paymentTexts.ts';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { useCutOff } from '../../shared/page/usps.ts';
import { usePunchOut } from '../../shared/punch-out/createPunchOutStore.ts';
import { useCart } from '../../shared/stores/StoresProvider.tsx';
import { changedPrices, DraftMessages } from './DraftMessages.tsx';
import type { DetailsSaver } from './detailsSaver.ts';
import { paymentPageTexts } from './paymentPageTexts.ts';
import { skippedHolidays, skippedWeekdays } from './skippedDays.ts';
import type { DeliveryDay } from './useDraftOrder.ts';

const DraftDelivery = lazyPart(async () => (await import('./DraftDelivery.tsx')).DraftDelivery);

interface DraftViewProps {
  draft: DraftOrder;
  day: DeliveryDay;
  /** Whether the outcome of an attempt to place the order is unknown. */
  unknown: boolean;
  /** Why the payment could not be opened; null without a failure. */
  paymentFailure: string | null;
  /** Saves address and note, where the back end takes them. */
  saver: DetailsSaver;
}

export function DraftView({ draft, day, unknown, paymentFailure, saver }: DraftViewProps) {
  const { info } = useCart();
  const cutOff = useCutOff();
  const { words } = useShopLinks().brand;
  const aisleOf = useAisleOf();
  // Compared once: another tab may price the cart again while this screen is open.
  const [changed] = useState(() => changedPrices(info, draft.cart));
  const { date, gone } = day;
  const { customerNumber } = draft.company;
  const isPunchOut = usePunchOut() !== null;
  const hasDetails = useHasCapability('order-changes') && !isPunchOut && draft.driverNote !== undefined;
  return (
    <>
      <DraftMessages
        draft={draft}
        dateFailed={day.failed}
        dayGone={gone === null ? null : paymentPageTexts.dayGone(dayOf(gone), dayOf(draft.deliveryDate))}
        changed={changed}
        unknown={unknown}
        paymentFailure={paymentFailure}
      />
      <DeliveryDates
        legend={paymentPageTexts.when}
        hideLegend
        hint={hintOf(draft, cutOff, words.storeroom)}
        dates={draft.deliveryDates.map(ticketOf)}
        value={String(date)}
        onValueChange={(value) => day.choose(Number(value))}
      />
      {hasDetails && (
        <div className="min-h-64 pt-8">
          <Suspense>
            <DraftDelivery
              draft={draft}
              saver={saver}
              kept={readDeliveryDetails(customerNumber)}
              onKeep={(details) => keepDeliveryDetails({ customerNumber, ...details })}
            />
          </Suspense>
        </div>
      )}
      <DraftAddresses draft={draft} isAddressAbove={hasDetails} />
      <h2 className="type-heading pt-8 pb-3 text-22">{paymentPageTexts.lines}</h2>
      <OrderLines lines={orderLineRows(draft.cart.lines, aisleOf)} />
      <PunchOutReturn draft={draft} deliveryDate={date} />
    </>
  );
}

function hintOf({ deliveryDates, company }: DraftOrder, cutOff: string, storeroom: string): string {
  const { country } = company.mainAddress;
  const holidays = skippedHolidays(deliveryDates, country);
  const closed = skippedWeekdays(deliveryDates, country);
  return [
    paymentPageTexts.cutOff(cutOff),
    holidays.length > 0 && paymentPageTexts.holidays(holidays.join(', ')),
    closed.length > 0 && paymentPageTexts.closedDays(inWords(closed)),
    paymentPageTexts.whenHint,
    // Applies to the Netherlands only.
    country === 'NL' && paymentPageTexts.intoStoreroom(storeroom),
  ]
    .filter(Boolean)
    .join(' ');
}

const inWords = (days: readonly string[]): string =>
  new Intl.ListFormat('nl-NL', { type: 'conjunction' }).format(days);

function ticketOf(seconds: number) {
  return { value: String(seconds), ...describeDeliveryDate(isoDateOfTimestamp(seconds)) };
}

const dayOf = (seconds: number): string => ticketOf(seconds).full;

interface DraftAddressesProps {
  draft: DraftOrder;
  isAddressAbove: boolean;
}

function DraftAddresses({ draft: { company, payment, cart }, isAddressAbove }: DraftAddressesProps) {
  const { name, explanation } = paymentTexts[payment];
  return (
    <>
      <h2 className="type-heading pt-8 pb-3 text-22">{paymentPageTexts.addressAndPayment}</h2>
      <AddressBlocks>
        {!isAddressAbove && (
          <AddressBlock title={paymentPageTexts.deliveryAddress} lines={addressLines(company.mainAddress)} />
        )}
        <AddressBlock title={paymentPageTexts.invoiceAddress} lines={addressLines(company.invoiceAddress)} />
        <AddressBlock
          title={paymentPageTexts.paymentMethod}
          lines={[<b key="name">{name}</b>, ...explanation]}
        />
      </AddressBlocks>
      <p className="pt-3 text-15 text-ink-2">
        {paymentPageTexts.addressHint}{' '}
        <ContactLinks label={paymentPageTexts.contact} subject={paymentPageTexts.addressSubject} />
      </p>
      {cart.orderReference !== '' && (
        <p className="pt-6">
          <span className="text-ink-2">{paymentPageTexts.reference}:</span> {cart.orderReference}
        </p>
      )}
    </>
  );
}

const ReturnPreview = lazyPart(
  async () => (await import('./ReturnPreview.tsx')).ReturnPreview,
  () => null,
);

interface PunchOutReturnProps {
  draft: DraftOrder;
  deliveryDate: number;
}

/** What happens after the order is placed, with a preview of the return for `PREVIEW=1`. */
export function PunchOutReturn({ draft, deliveryDate }: PunchOutReturnProps) {
  const punchOut = usePunchOut();
  if (punchOut === null) return null;
  const { afterOci, afterCxml } = paymentPageTexts;
  return (
    <Suspense>
      <p className="pt-6">{(punchOut.hookUrl === null ? afterCxml : afterOci)(punchOut.host)}</p>
      {punchOut.preview && <ReturnPreview punchOut={punchOut} draft={draft} deliveryDate={deliveryDate} />}
    </Suspense>
  );
}
