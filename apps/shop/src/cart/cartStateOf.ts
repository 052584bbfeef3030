import { centsFromEuros } from '@magazijn/domain/money';
import type { CartRecord } from './CartRecord.ts';
import type { CartState, CartStatus } from './CartStore.ts';
import { wantedOf } from './wantedOf.ts';

interface Circumstances extends Pick<CartState, 'info' | 'refusal' | 'lastAdded' | 'kept'> {
  /** Whether a call is under way. */
  readonly sending: boolean;
  /** Whether the last call failed. */
  readonly failing: boolean;
}

/** The cart as pages show it: the amounts are what the buyer wants, the sums what the server said. */
export function cartStateOf(record: CartRecord, { sending, failing, ...rest }: Circumstances): CartState {
  const { amounts, coupon, orderReference } = wantedOf(record);
  return {
    ...rest,
    known: true,
    amounts,
    units: Object.values(amounts).reduce((units, amount) => units + amount, 0),
    coupon,
    orderReference,
    subtotal: centsFromEuros(record.stored.total.amount),
    status: statusOf(record.pending !== null, sending, failing),
    revision: record.revision,
  };
}

function statusOf(pending: boolean, sending: boolean, failing: boolean): CartStatus {
  if (failing) return pending ? 'unsent' : 'outdated';
  return pending || sending ? 'calculating' : 'settled';
}
