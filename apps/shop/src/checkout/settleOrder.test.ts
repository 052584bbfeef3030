import { buildCart } from '@magazijn/api-client/testing';
import { expect, test, vi } from 'vitest';
import { deviceStorage, tabStorage } from '../storage/browserStorage.ts';
import { readPendingOrder } from './pendingOrder.ts';
import { keepSentOrder, readSentOrder } from './sentOrder.ts';
import { settleOrder } from './settleOrder.ts';

const sent = { id: 42, customerNumber: '100001', deliveryDate: 1_795_518_000, revision: 'a' };
const number = 'KKN000000042';

test.each([
  ['the day that was chosen', sent.deliveryDate, {}],
  ['another day', sent.deliveryDate + 86_400, { chosenDate: sent.deliveryDate }],
])(
  '[T62] placed for %s: out of the cart, known to the thanks, and sent no more',
  (_day, deliveryDate, moved) => {
    const takeOut = vi.fn();
    keepSentOrder(deviceStorage, sent);
    settleOrder({ takeOut }, sent, { number, deliveryDate, cart: buildCart() });
    expect(readPendingOrder(tabStorage, '100001')).toEqual({
      number,
      customerNumber: '100001',
      deliveryDate,
      ...moved,
    });
    expect(takeOut.mock.calls[0]?.[0]).toMatchObject({ id: 42, owner: '100001', revision: 'a' });
    expect(readSentOrder(deviceStorage, '100001')).toBeNull();
  },
);
