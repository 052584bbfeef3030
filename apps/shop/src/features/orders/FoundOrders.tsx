import type { OrderSummary } from '@magazijn/api-client';
import { describeDeliveryDate, formatDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { formatEuros } from '@magazijn/domain/money';
import { orderStageNames } from '@magazijn/domain/orders';
import { Button, OrderStatus, OrderTable, VisuallyHidden } from '@magazijn/ui';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/links/paths.ts';
import { SmallPicture } from '../../shared/products/SmallPicture.tsx';
import { useMay } from '../../shared/session/useSession.ts';
import type { FoundOrder } from './findOrders.ts';
import { historyTexts } from './historyTexts.ts';
import { InvoiceButton } from './InvoiceButtons.tsx';
import { orderTexts } from './orderTexts.ts';
import { reorderState } from './useReorderOnArrival.ts';

/** Further lines are counted. */
const maxLines = 3;

const maxPictures = 3;

interface FoundOrdersProps {
  found: readonly FoundOrder[];
}

export function FoundOrders({ found }: FoundOrdersProps) {
  return (
    <OrderTable
      rows={found.map(({ order, lines }) => ({
        number: order.number,
        href: orderHref(order),
        date: order.createdAt ? formatDate(order.createdAt) : '',
        products: order.productCount,
        total: formatEuros(order.total),
        pictures: picturesOf(order),
        details: details(order, foundBy(lines)),
        action: <OrderActions order={order} />,
      }))}
    />
  );
}

const orderHref = ({ id }: OrderSummary): string => paths.order.href({ order: String(id) });

/** The first products with a picture, each once. */
function picturesOf({ lines }: OrderSummary) {
  const names = new Set(lines.flatMap(({ picture }) => picture ?? []));
  return [...names].slice(0, maxPictures).map((name) => <SmallPicture key={name} name={name} />);
}

interface OrderActionsProps {
  order: OrderSummary;
}

/** The actions of an order: reorder on its own page, and the invoice once it is placed. */
function OrderActions({ order }: OrderActionsProps) {
  const mayShop = useMay('shop');
  const maySeeInvoices = useMay('invoices');
  const navigate = useNavigate();
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4">
      {order.state === 'placed' && maySeeInvoices && (
        <InvoiceButton orderId={order.id} number={order.number} />
      )}
      {mayShop && (
        <Button
          tone="tertiary"
          className="text-end"
          onClick={() => void navigate(orderHref(order), { state: reorderState })}
        >
          {orderTexts.reorder} <VisuallyHidden>{order.number}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}

const tones = { pending: 'warning', refused: 'danger', open: 'warning', cancelled: 'neutral' } as const;
const stageTones = { placed: 'neutral', packed: 'info', shipped: 'info', delivered: 'positive' } as const;

/** Below the number, since further columns would not fit on tablets or with enlarged text. */
function details(order: OrderSummary, lines: string) {
  const { state, stage, deliveryDate, reference, orderedBy, approvedBy, driverNote = '' } = order;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        {state === 'placed' ? (
          <OrderStatus tone={stageTones[stage]}>{orderStageNames[stage]}</OrderStatus>
        ) : (
          <OrderStatus tone={tones[state]}>{historyTexts.orderStates[state]}</OrderStatus>
        )}
        {(state === 'placed' || state === 'pending') && stage !== 'delivered' && deliveryDate !== null && (
          <span>{orderTexts.delivery(describeDeliveryDate(isoDateOfTimestamp(deliveryDate)).full)}</span>
        )}
      </p>
      {reference !== '' && <p>{historyTexts.reference(reference)}</p>}
      {orderedBy !== '' && <p>{orderTexts.orderedBy(orderedBy)}</p>}
      {approvedBy !== '' && <p>{orderTexts.approvedBy(approvedBy)}</p>}
      {driverNote !== '' && <p>{historyTexts.driverNote(driverNote)}</p>}
      {lines !== '' && <p>{lines}</p>}
    </>
  );
}

function foundBy(lines: FoundOrder['lines']): string {
  const named = lines.slice(0, maxLines).map(({ quantity, name }) => `${quantity} × ${name}`);
  const rest = lines.length - named.length;
  return [...named, ...(rest > 0 ? [historyTexts.moreLines(rest)] : [])].join(', ');
}
