import { cents } from '@magazijn/domain/money';
import type {
  DeliveryAddress,
  DeliveryPlan,
  OrderChangePreview,
  PlannedDelivery,
} from '../model/Delivery.ts';
import { buildAddress } from './buildCompany.ts';

/** The main address, with overrides. */
export const buildDeliveryAddress = (changes: Partial<DeliveryAddress> = {}): DeliveryAddress => ({
  ...buildAddress(),
  id: null,
  label: 'Hoofdadres',
  ...changes,
});

/** An order on account for Tuesday 24 November 2026, changeable until Monday 12:00, with overrides. */
export const buildPlannedDelivery = (changes: Partial<PlannedDelivery> = {}): PlannedDelivery => ({
  orderId: 42,
  orderNumber: 'KKN000000042',
  date: '2026-11-24',
  changeableUntil: Date.parse('2026-11-23T11:00:00Z'),
  areLinesChangeable: true,
  units: 2,
  totalInclusive: cents(7429),
  orderReference: '',
  driverNote: '',
  address: buildDeliveryAddress(),
  payment: 'on-account',
  ...changes,
});

/** A plan on Monday 23 November 2026 before the cut-off, with one delivery, with overrides. */
export const buildDeliveryPlan = (changes: Partial<DeliveryPlan> = {}): DeliveryPlan => ({
  cutOff: Date.parse('2026-11-23T11:00:00Z'),
  firstDate: '2026-11-24',
  closedDays: [],
  deliveries: [buildPlannedDelivery()],
  ...changes,
});

/** An allowed change from two boxes of diapers to three, with overrides. */
export const buildOrderChangePreview = (changes: Partial<OrderChangePreview> = {}): OrderChangePreview => ({
  totalInclusive: cents(10_690),
  before: cents(7429),
  lines: [
    {
      productId: 1,
      description: 'Luiers maat 4',
      before: 2,
      after: 3,
      priceBefore: cents(2695),
      priceAfter: cents(2695),
    },
  ],
  limits: [],
  isAllowed: true,
  reason: '',
  ...changes,
});
