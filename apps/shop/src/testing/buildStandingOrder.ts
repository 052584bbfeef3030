import type { RunAssessment, StandingOrder, StandingOrderRun } from '@magazijn/api-client';
import { cents } from '@magazijn/domain/money';

/** A run that was announced for Tuesday 24 November. */
export const buildRun = (changes: Partial<StandingOrderRun> = {}): StandingOrderRun => ({
  id: 31,
  status: 'announced',
  deliveryOn: '2026-11-24',
  placeAt: '2026-11-23T07:00:00.000Z',
  orderId: null,
  orderNumber: '',
  restorable: false,
  ...changes,
});

/** A run of one unchanged line. */
export const buildAssessment = (changes: Partial<RunAssessment> = {}): RunAssessment => ({
  lines: [
    {
      productId: 7,
      name: 'Luiers maat 4',
      articleNumber: '101404',
      wanted: 4,
      quantity: 4,
      cost: cents(10_780),
      note: '',
      asks: false,
    },
  ],
  stockLines: 0,
  problems: [],
  totals: {
    subtotal: cents(10_780),
    shipping: cents(750),
    totalExclusive: cents(11_530),
    totalInclusive: cents(13_951),
  },
  ...changes,
});

/** A list of every Tuesday, without an announced run. */
export const buildStandingOrder = (changes: Partial<StandingOrder> = {}): StandingOrder => ({
  id: 5,
  name: 'Elke week',
  status: 'active',
  listId: 9,
  listName: 'Egels',
  rhythm: { unit: 'week', every: 1, day: 2, startsOn: '2026-11-18' },
  maxPriceRise: 5,
  reference: '',
  run: null,
  nextDeliveryOn: '2026-11-24',
  upcoming: ['2026-11-24', '2026-12-01', '2026-12-08'],
  assessment: buildAssessment(),
  history: [],
  ...changes,
});
