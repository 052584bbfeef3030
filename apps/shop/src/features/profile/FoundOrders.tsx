import type { OrderState } from '@magazijn/api-client';
import { formatDate } from '@magazijn/domain/delivery';
import { formatEuros } from '@magazijn/domain/money';
import { OrderTable } from '@magazijn/ui';
import { InvoiceButton } from '../../invoice/InvoiceButton.tsx';
import { paths } from '../../paths/paths.ts';
import type { FoundOrder } from './findOrders.ts';
import { profileTexts } from './profileTexts.ts';

/** More lines than this are counted. */
const mostLines = 3;

/** Orders of the history (E03): each opens its order and, once placed, its invoice; tells where it stands, and says by which products it was found. */
export function FoundOrders({ found }: { found: readonly FoundOrder[] }) {
  return (
    <OrderTable
      rows={found.map(({ order, lines }) => ({
        number: order.number,
        href: paths.order.href({ order: String(order.id) }),
        date: formatDate(order.createdAt),
        products: order.productCount,
        total: formatEuros(order.total),
        reference: order.reference,
        details: details(order.state, foundBy(lines)),
        action: order.state === 'placed' && <InvoiceButton orderId={order.id} number={order.number} />,
      }))}
    />
  );
}

/** Where it stands, under its number: a column of its own would leave no room for the others on a tablet. */
function details(state: OrderState, lines: string) {
  if (state === 'placed') return lines;
  return (
    <>
      <p className="font-medium text-ink">{profileTexts.orderStates[state]}</p>
      {lines !== '' && <p>{lines}</p>}
    </>
  );
}

function foundBy(lines: FoundOrder['lines']): string {
  const named = lines.slice(0, mostLines).map(({ amount, name }) => `${amount} × ${name}`);
  const rest = lines.length - named.length;
  return [...named, ...(rest > 0 ? [profileTexts.moreLines(rest)] : [])].join(', ');
}
