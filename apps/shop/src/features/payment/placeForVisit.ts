import type { ApiClient, DraftOrder } from '@magazijn/api-client';
import type { PunchOut } from '../../punch-out/PunchOut.ts';
import { type Placing, placeOrder } from './placeOrder.ts';

/** Goes back to the procurement system; `stay` is done when this page remains. */
type Leave = (stay: () => void) => void;

interface Parts {
  readonly api: Pick<ApiClient, 'placeOrder' | 'order'>;
  readonly token: () => string | null;
}

/**
 * Places a draft for a procurement system and makes its return (T62). For cXML nothing is placed: the buyer's own order
 * follows (decision "OCI and the order"). Without the means to return it nothing is placed either.
 */
export async function placeForVisit(
  visit: PunchOut,
  draft: DraftOrder,
  deliveryDate: number,
  { api, token }: Parts,
): Promise<{ readonly outcome: Placing; readonly leave: Leave | null }> {
  let leave: Leave | null;
  try {
    const { leaveWith, prepareReturn, punchOutClient } = await import('../../punch-out/returnParts.ts');
    const form = await prepareReturn(visit, draft, deliveryDate, punchOutClient(token));
    leave = form && ((stay) => leaveWith(form, stay));
  } catch (error) {
    console.warn('The return could not be made', error);
    return { outcome: { kind: 'unknown' }, leave: null };
  }
  if (visit.hookUrl !== null) return { outcome: await placeOrder(api, draft.id), leave };
  return { outcome: leave ? { kind: 'placed', deliveryDate: null } : { kind: 'refused', reason: '' }, leave };
}
