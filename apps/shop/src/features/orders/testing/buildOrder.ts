import type { Order } from '@magazijn/api-client';
import { buildAddress, buildCart } from '@magazijn/api-client/testing';
import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { cents } from '@magazijn/domain/money';

export function buildOrder(changes: Partial<Order> = {}): Order {
  return {
    id: 42,
    orderedBy: '',
    approvedBy: '',
    hasCreditNote: false,
    chargedBack: cents(0),
    number: 'KKN000000042',
    createdAt: '2026-11-18T10:00:00.000Z',
    status: 'placed',
    state: 'placed',
    stage: 'placed',
    deliveryDate: deliveryTimestamp('2026-11-24'),
    payment: 'on-account',
    paidWith: null,
    mainAddress: buildAddress(),
    invoiceAddress: buildAddress({ city: 'Zeist' }),
    cart: buildCart({ orderReference: 'Groep 3' }),
    ...changes,
  };
}
