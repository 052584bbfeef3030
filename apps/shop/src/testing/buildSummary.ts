import type { OrderSummary } from '@magazijn/api-client';
import { cents } from '@magazijn/domain/money';

export const buildSummary = (changes: Partial<OrderSummary> = {}): OrderSummary => ({
  id: 42,
  orderedBy: '',
  approvedBy: '',
  number: 'KKN000000042',
  state: 'placed',
  stage: 'placed',
  createdAt: '2026-11-18T23:30:00.000Z',
  productCount: 7,
  total: cents(123_450),
  deliveryDate: null,
  reference: 'Groep Zon',
  vat: [
    { percentage: 9, net: cents(50_000), vat: cents(4_500) },
    { percentage: 21, net: cents(56_983), vat: cents(11_967) },
  ],
  lines: [
    {
      name: 'Pukkie luiers maat 4',
      articleNumber: '10024',
      quantity: 12,
      picture: 'demo-luiers',
      costCentre: null,
    },
  ],
  ...changes,
});
