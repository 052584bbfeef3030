import type { ApprovalRule } from '@magazijn/domain/approvals';
import { cents } from '@magazijn/domain/money';
import type { ApprovalCheck, ApprovalRequest, ApprovalSettings } from '../model/Approval.ts';

/** At most € 150,00 per order for all buyers and requesters, with overrides. */
export const buildApprovalRule = (changes: Partial<ApprovalRule> = {}): ApprovalRule => ({
  id: 1,
  personId: null,
  category: null,
  costCentre: null,
  maxOrder: cents(15_000),
  maxMonth: null,
  approverId: null,
  ...changes,
});

/** One rule, an administrator and a requester, with overrides. */
export const buildApprovalSettings = (changes: Partial<ApprovalSettings> = {}): ApprovalSettings => ({
  rules: [buildApprovalRule()],
  risePercent: 5,
  standIns: [],
  people: [
    { id: 1, name: 'Astrid', role: 'administrator', isYou: true },
    { id: 2, name: 'Lisa', role: 'requester', isYou: false },
    { id: 3, name: 'Bas', role: 'buyer', isYou: false },
  ],
  version: 1,
  ...changes,
});

/** An order that is € 40,00 above a month's budget of € 500,00, with overrides. */
export const buildApprovalCheck = (changes: Partial<ApprovalCheck> = {}): ApprovalCheck => ({
  needed: true,
  reasons: [
    {
      kind: 'month',
      rule: buildApprovalRule({ personId: 2, maxOrder: null, maxMonth: cents(50_000) }),
      limit: cents(50_000),
      amount: cents(6000),
      over: cents(4000),
      spent: cents(48_000),
      requested: cents(0),
    },
  ],
  approvers: ['Astrid'],
  refusal: '',
  ...changes,
});

/** An open request for two boxes of diapers, as the approver sees it, with overrides. */
export const buildApprovalRequest = (changes: Partial<ApprovalRequest> = {}): ApprovalRequest => ({
  id: 7,
  status: 'open',
  orderId: 42,
  orderNumber: 'KKN000000042',
  requester: 'Lisa',
  remark: '',
  submittedAt: '2026-11-18T10:00:00.000Z',
  expiresAt: '2026-12-02T10:00:00.000Z',
  units: 2,
  total: cents(6140),
  totalInclusive: cents(7429),
  decidedBy: '',
  decidedAt: null,
  lines: [
    {
      productId: 1,
      path: 'verzorging/luiers/demo-luiers-maat-4',
      description: 'Luiers maat 4',
      articleNumber: '101 404',
      unit: 'doos',
      picture: 'demo-luiers-maat-4',
      quantity: 2,
      orderable: 2,
      priceThen: cents(2695),
      priceNow: cents(2695),
      problem: '',
      costCentre: null,
    },
  ],
  totalNow: cents(6140),
  totalNowInclusive: cents(7429),
  problems: [],
  budget: { limit: cents(50_000), spent: cents(48_000), requested: cents(0), afterThis: cents(54_140) },
  reasons: [{ kind: 'role' }],
  history: [{ at: '2026-11-18T10:00:00.000Z', kind: 'submitted', person: 'Lisa', note: '' }],
  couponCode: '',
  orderReference: '',
  deliveryDate: '2026-11-19',
  deliveryDateNow: '2026-11-19',
  refusal: '',
  version: 1,
  mayDecide: true,
  mayWithdraw: false,
  ...changes,
});
