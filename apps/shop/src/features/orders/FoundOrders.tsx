import type { OrderSummary } from '@magazijn/api-client';
import { formatDate } from '@magazijn/domain/delivery';
import { formatEuros } from '@magazijn/domain/money';
import { OrderTable } from '@magazijn/ui';
import { paths } from '../../shared/links/paths.ts';
import type { FoundOrder } from './findOrders.ts';
import { historyTexts } from './historyTexts.ts';
import { InvoiceButton } from './InvoiceButtons.tsx';

/** More lines than this are counted. */
const mostLines = 3;

interface FoundOrdersProps {
  found: readonly FoundOrder[];
}

/** Orders of the history: each opens its order and, once placed, its invoice; tells where it stands, and says by which products it was found. */
export function FoundOrders({ found }: FoundOrdersProps) {
  return (
    <OrderTable
      rows={found.map(({ order, lines }) => ({
        number: order.number,
        href: paths.order.href({ order: String(order.id) }),
        date: order.createdAt ? formatDate(order.createdAt) : '',
        products: order.productCount,
        total: formatEuros(order.total),
        details: details(order, foundBy(lines)),
        action: order.state === 'placed' && <InvoiceButton orderId={order.id} number={order.number} />,
      }))}
    />
  );
}

/**
 * Where it stands and the buyer's reference, under its number: columns of their own would leave no room for the others
 * on a tablet, nor for enlarged text.
 */
function details({ state, reference }: OrderSummary, lines: string) {
  if (state === 'placed' && reference === '') return lines;
  return (
    <>
      {state !== 'placed' && <p className="font-medium text-ink">{historyTexts.orderStates[state]}</p>}
      {reference !== '' && <p>{historyTexts.reference(reference)}</p>}
      {lines !== '' && <p>{lines}</p>}
    </>
  );
}

function foundBy(lines: FoundOrder['lines']): string {
  const named = lines.slice(0, mostLines).map(({ quantity, name }) => `${quantity} × ${name}`);
  const rest = lines.length - named.length;
  return [...named, ...(rest > 0 ? [historyTexts.moreLines(rest)] : [])].join(', ');
}
