import type { DeliveryAddress, DeliveryPlan, PlannedDelivery } from '@magazijn/api-client';
import { amsterdamTime, type IsoDate } from '@magazijn/domain/delivery';
import { formatEuros } from '@magazijn/domain/money';
import { ButtonLink, Card, EmptyState, Link, MessageList, Tag } from '@magazijn/ui';
import { useState } from 'react';
import { useRequiredCapability } from '../../shared/data/useHasCapability.ts';
import { useQuery } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { paymentTexts } from '../../shared/order/paymentTexts.ts';
import { OrderChangeActions } from '../../shared/order-changes/OrderChangeActions.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { Trail } from '../../shared/page/Trail.tsx';
import { useNow } from '../../shared/page/useNow.ts';
import { ForCustomer } from '../../shared/session/ForCustomer.tsx';
import { Countdown } from './Countdown.tsx';
import { plannerTexts as texts } from './plannerTexts.ts';
import { type PlanDay, planWeeks } from './planWeeks.ts';

export function DeliveryPlannerPage() {
  const hasPlan = useRequiredCapability('order-changes');
  const skeleton = <LinesSkeleton label={texts.loading} lines={6} />;
  return (
    <>
      <Trail items={[{ label: texts.title }]} />
      <PageTitle>{texts.title}</PageTitle>
      <p className="max-w-prose pt-2 text-17 text-ink-2">{texts.intro}</p>
      {hasPlan ? (
        <ForCustomer permission="orders" fallback={skeleton}>
          {() => <LoadedPlan />}
        </ForCustomer>
      ) : (
        skeleton
      )}
    </>
  );
}

function LoadedPlan() {
  const { data: plan, retry } = useQuery('deliveryPlan');
  return plan ? <Plan plan={plan} reload={retry} /> : <LinesSkeleton label={texts.loading} lines={6} />;
}

function Plan({ plan, reload }: { plan: DeliveryPlan; reload: () => void }) {
  const { data: company } = useQuery('profile');
  const today = amsterdamTime(new Date(useNow())).date;
  const [cancelled, setCancelled] = useState('');
  const weeks = planWeeks(plan, company?.mainAddress.country ?? 'NL', today);
  return (
    <>
      <Countdown plan={plan} onPassed={reload} />
      {cancelled !== '' && (
        <MessageList className="pt-6" messages={[{ tone: 'success', text: cancelled, announced: true }]} />
      )}
      {plan.deliveries.length === 0 && (
        <EmptyState
          className="pt-8"
          title={texts.empty}
          headingLevel={2}
          action={
            <ButtonLink tone="primary" href={paths.home.href()}>
              {texts.toShop}
            </ButtonLink>
          }
        >
          {texts.emptyHelp}
        </EmptyState>
      )}
      {weeks.map(({ monday, days }) => (
        <section key={monday} aria-labelledby={`week-${monday}`}>
          <h2 id={`week-${monday}`} className="type-heading pt-8 pb-3 text-22">
            {texts.week(monday, today)}
          </h2>
          <ol className="border-t-2 border-ink">
            {days.map((day) => (
              <Day key={day.date} day={day} today={today} onCancelled={setCancelled} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

interface DayProps {
  day: PlanDay;
  today: IsoDate;
  onCancelled: (message: string) => void;
}

function Day({ day: { date, closure, deliveries }, today, onCancelled }: DayProps) {
  return (
    <li
      aria-current={date === today ? 'date' : undefined}
      className="grid gap-3 border-b border-rule py-4 wide:flex wide:gap-8"
    >
      <h3 className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 self-start text-17 wide:w-62">
        {texts.dayHeading(date)}
        {date === today && <Tag>{texts.today}</Tag>}
      </h3>
      <div className="grid min-w-0 grow gap-4">
        {closure !== null && (
          <p className="text-ink-2">{closure === 'closed' ? texts.closed : texts.holiday(closure)}</p>
        )}
        {closure === null && deliveries.length === 0 && <p className="text-ink-2">{texts.nothingToday}</p>}
        {deliveries.map((delivery) => (
          <Delivery key={delivery.orderId} delivery={delivery} onCancelled={onCancelled} />
        ))}
      </div>
    </li>
  );
}

/** Distinguishes an address from the company's others. */
const placeOf = ({ label, companyName, street, houseNumber, houseNumberSuffix, city }: DeliveryAddress) => [
  label || companyName,
  [street, houseNumber, houseNumberSuffix].filter(Boolean).join(' '),
  city,
];

interface DeliveryProps {
  delivery: PlannedDelivery;
  onCancelled: (message: string) => void;
}

/** One order of a day, with its actions. */
function Delivery({ delivery, onCancelled }: DeliveryProps) {
  const { orderId, orderNumber, units, totalInclusive, address, driverNote, orderReference, payment } =
    delivery;
  const facts = [
    [texts.to, placeOf(address)],
    [texts.note, [driverNote]],
    [texts.reference, [orderReference]],
  ] as const;
  return (
    <Card
      headingLevel={4}
      title={<Link href={paths.order.href({ order: String(orderId) })}>{texts.order(orderNumber)}</Link>}
      footer={
        <OrderChangeActions
          order={{
            id: orderId,
            number: orderNumber,
            changeableUntil: delivery.changeableUntil,
            paid: payment === 'card' && totalInclusive > 0 ? totalInclusive : null,
          }}
          onCancelled={onCancelled}
        />
      }
    >
      <p>
        {[texts.units(units), texts.total(formatEuros(totalInclusive)), paymentTexts[payment].name].join(
          ' · ',
        )}
      </p>
      <dl className="pt-1 text-15">
        {facts.map(([name, parts]) => {
          const text = parts.filter(Boolean).join(', ');
          return (
            text !== '' && (
              <div key={name} className="flex flex-wrap gap-x-2">
                <dt className="text-ink-2">{name}:</dt>
                <dd className="min-w-0 wrap-anywhere">{text}</dd>
              </div>
            )
          );
        })}
      </dl>
    </Card>
  );
}
