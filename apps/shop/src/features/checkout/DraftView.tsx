import type { DraftOrder } from '@magazijn/api-client';
import { describeDeliveryDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { AddressBlock, AddressBlocks, DeliveryDates, OrderLines } from '@magazijn/ui';
import { Suspense, useState } from 'react';
import { useAisleOf } from '../../shared/data/useQuery.ts';
import { ContactLinks } from '../../shared/links/ContactLinks.tsx';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';
import { addressLines } from '../../shared/order/addressLines.ts';
import { skippedHolidays, skippedWeekdays } from '../../shared/order/deliveryDays.ts';
import { orderLineRows } from '../../shared/order/orderRows.tsx';
import { paymentTexts } from '../../shared/order/paymentTexts.ts';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { useCutOff } from '../../shared/page/usps.ts';
import { usePunchOut } from '../../shared/punch-out/createPunchOutStore.ts';
import { useCart } from '../../shared/stores/StoresProvider.tsx';
import { changedPrices, DraftMessages } from './DraftMessages.tsx';
import { paymentPageTexts } from './paymentPageTexts.ts';
import type { DeliveryDay } from './useDraftOrder.ts';

interface DraftViewProps {
  draft: DraftOrder;
  day: DeliveryDay;
  /** Whether an attempt to place it got no answer. */
  unknown: boolean;
  /** Why the way to the payment page could not be made; null when nothing failed. */
  paymentFailure: string | null;
}

/** The order as it will be placed: when, where, how it is paid, what is in it. What it costs is in `DraftPanel`. */
export function DraftView({ draft, day, unknown, paymentFailure }: DraftViewProps) {
  const { info } = useCart();
  const cutOff = useCutOff();
  const { words } = useShopLinks().brand;
  const aisleOf = useAisleOf();
  // As the cart stood when this order was made of it: another tab may price it anew while this screen is open.
  const [changed] = useState(() => changedPrices(info, draft.cart));
  const { date, gone } = day;
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
      <DraftAddresses draft={draft} />
      <h2 className="type-heading pt-8 pb-3 text-22">{paymentPageTexts.lines}</h2>
      <OrderLines lines={orderLineRows(draft.cart.lines, aisleOf)} />
      <PunchOutReturn draft={draft} deliveryDate={date} />
    </>
  );
}

/** Why these days: the cut-off, the holidays and closed days that they jump over, and that the day is a wish. */
function hintOf({ deliveryDates, company }: DraftOrder, cutOff: string, storeroom: string): string {
  const { country } = company.mainAddress;
  const holidays = skippedHolidays(deliveryDates, country);
  const closed = skippedWeekdays(deliveryDates, country);
  return [
    paymentPageTexts.cutOff(cutOff),
    holidays.length > 0 && paymentPageTexts.holidays(holidays.join(', ')),
    closed.length > 0 && paymentPageTexts.closedDays(inWords(closed)),
    paymentPageTexts.whenHint,
    // Promised for the Netherlands alone.
    country === 'NL' && paymentPageTexts.intoStoreroom(storeroom),
  ]
    .filter(Boolean)
    .join(' ');
}

const inWords = (days: readonly string[]): string =>
  new Intl.ListFormat('nl-NL', { type: 'conjunction' }).format(days);

/** A date on offer as a calendar ticket. */
function ticketOf(seconds: number) {
  return { value: String(seconds), ...describeDeliveryDate(isoDateOfTimestamp(seconds)) };
}

const dayOf = (seconds: number): string => ticketOf(seconds).full;

interface DraftAddressesProps {
  draft: DraftOrder;
}

/** Where the order goes, where its invoice goes, how it is paid, and the buyer's own reference. */
function DraftAddresses({ draft: { company, payment, cart } }: DraftAddressesProps) {
  const { name, explanation } = paymentTexts[payment];
  return (
    <>
      <h2 className="type-heading pt-8 pb-3 text-22">{paymentPageTexts.addressAndPayment}</h2>
      <AddressBlocks>
        <AddressBlock title={paymentPageTexts.deliveryAddress} lines={addressLines(company.mainAddress)} />
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

/** What happens to the order after it is placed, and the return as it will be sent where the request asked (`PREVIEW=1`). */
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
