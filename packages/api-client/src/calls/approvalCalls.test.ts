import { cents } from '@magazijn/domain/money';
import { expect, test } from 'vitest';
import { type ApiClient, createApiClient } from '../createApiClient.ts';
import { buildApprovalRule } from '../testing/buildApproval.ts';

/** Makes a call against a back end that answers with `data`; returns the result and the sent requests. */
async function ask<Result>(data: unknown, call: (api: ApiClient) => Promise<Result>, status = 200) {
  const sent: string[] = [];
  const api = createApiClient({
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, 'http://shop.test');
      const body = init?.body instanceof URLSearchParams ? ` ${decodeURIComponent(String(init.body))}` : '';
      sent.push(`${init?.method ?? 'GET'} ${url.pathname.replace('/api/v1', '')}${url.search}${body}`);
      return Response.json(status === 200 ? { data } : { message: 'No.' }, { status });
    },
  });
  return { result: await call(api), sent };
}

const rule = { id: 1, person_id: null, max_order: 150, max_month: null, approver_id: 9 };
const summary = {
  id: 7,
  status: 'open',
  order_id: 42,
  order_number: 'KKN000000042',
  requester: 'Lisa',
  remark: '',
  submitted_at: '2026-11-18T10:00:00Z',
  expires_at: '2026-12-02T10:00:00Z',
  units: 2,
  total_exclusive: 61.4,
  total_inclusive: 74.29,
};
const request = {
  ...summary,
  lines: [],
  problems: [],
  total_now_exclusive: 61.4,
  budget: { limit: 500, spent: 480, requested: 0, after_this: 541.4 },
  reasons: [{ kind: 'month', rule, limit: 500, amount: 61.4, over: 41.4, spent: 480, requested: 0 }],
  history: [{ at: '2026-11-18T10:00:00Z', event: 'submitted', person: 'Lisa', note: '' }],
  coupon_code: '',
  order_reference: '',
  delivery: '2026-11-19',
  delivery_now: '2026-11-19',
  version: 1,
  may_decide: 1,
  may_withdraw: 0,
};

const absence = { standInId: 3, from: '2026-12-01', until: '2026-12-05' };
const settings = {
  rules: [buildApprovalRule({ id: 0, personId: 2, maxOrder: cents(15_050), approverId: 9 })],
  risePercent: 5,
  standIns: [{ personId: 9, ...absence }],
  version: 3,
};

test.each<[string, (api: ApiClient) => Promise<unknown>, unknown]>([
  [
    'POST /approvals/settings version=3&rise_percent=5&rules[0][id]=0&rules[0][person]=2&rules[0][max_order]=150.5&rules[0][approver]=9&stand_ins[0][person]=9&stand_ins[0][stand_in]=3&stand_ins[0][from]=2026-12-01&stand_ins[0][until]=2026-12-05',
    (api) => api.saveApprovalSettings(settings),
    {},
  ],
  [
    'POST /approvals/stand-in stand_in=3&from=2026-12-01&until=2026-12-05',
    (api) => api.saveStandIn(absence),
    {},
  ],
  ['DELETE /approvals/stand-in', (api) => api.saveStandIn(null), {}],
  ['POST /approvals/request/42 remark=Graag', (api) => api.requestApproval(42, 'Graag'), { id: 7 }],
  [
    'GET /approvals/requests/2/20?filter=mine',
    (api) => api.approvalRequests('mine', 2),
    { requests: [], total: 0 },
  ],
  [
    'POST /approvals/requests/7/approve version=1&seen_total=61.4&products[5]=0',
    (api) => api.approveRequest(7, { version: 1, seenTotal: cents(6140), quantities: { 5: 0 } }),
    { outcome: 'placed', order_id: 42 },
  ],
  [
    'POST /approvals/requests/7/refuse version=1&reason=Te+duur',
    (api) => api.refuseRequest(7, { version: 1, reason: 'Te duur' }),
    {},
  ],
  [
    'POST /approvals/requests/7/withdraw',
    (api) => api.withdrawRequest(7),
    { lines: [{ product_id: 5, amount: 2 }] },
  ],
  ['GET /approvals/history?year=2026', (api) => api.approvalHistory(2026), { events: [] }],
])('%s', async (expected, call, data) => {
  expect((await ask(data, call)).sent).toEqual([expected]);
});

test('a request has its amounts in cents, its reasons and its history', async () => {
  const { result } = await ask(request, (api) => api.approvalRequest(7));
  expect(result).toMatchObject({
    total: 6140,
    totalNow: 6140,
    totalNowInclusive: null,
    budget: { limit: 50_000, spent: 48_000, requested: 0, afterThis: 54_140 },
    reasons: [{ kind: 'month', over: 4140, rule: { maxOrder: 15_000, maxMonth: null, approverId: 9 } }],
    history: [{ kind: 'submitted', person: 'Lisa' }],
    refusal: '',
    mayDecide: true,
    mayWithdraw: false,
  });
});

test('a review has the request as it is now', async () => {
  const { result } = await ask({ outcome: 'review', request }, (api) =>
    api.approveRequest(7, { version: 1, seenTotal: null }),
  );
  expect(result).toMatchObject({ outcome: 'review', request: { id: 7, totalNow: 6140 } });
});

test.each<[string, (api: ApiClient) => Promise<unknown>]>([
  ['approvalSettings', (api) => api.approvalSettings()],
  ['approvalCheck', (api) => api.approvalCheck(42)],
  ['approvalRequests', (api) => api.approvalRequests('to-decide')],
  ['approvalRequest', (api) => api.approvalRequest(7)],
  ['approvalBudgets', (api) => api.approvalBudgets()],
])('%s is null at a back end without the call', async (_name, call) => {
  expect((await ask(null, call, 404)).result).toBeNull();
});
