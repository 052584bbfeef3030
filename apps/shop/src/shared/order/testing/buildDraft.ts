import type { DraftOrder } from '@magazijn/api-client';
import { buildCart, buildCompany } from '@magazijn/api-client/testing';
import { deliveryTimestamp } from '@magazijn/domain/delivery';

const dates = ['2026-11-24', '2026-11-25', '2026-11-26'].map(deliveryTimestamp);

export function buildDraft(changes: Partial<DraftOrder> = {}): DraftOrder {
  return {
    id: 42,
    deliveryDate: dates[0] ?? 0,
    deliveryDates: dates,
    payment: 'on-account',
    checkout: null,
    company: buildCompany(),
    cart: buildCart(),
    shipping: { itemCode: 'VERZEND', vatPercentage: 21 },
    ...changes,
  };
}
