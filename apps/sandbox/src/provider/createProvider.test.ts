import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brands } from '@magazijn/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createProvider, type Provider } from './createProvider.ts';

const facts = {
  origin: 'http://localhost:4001',
  shop: 'http://localhost:4000',
  api: 'http://localhost:4002',
  apiKey: 'emu_api',
  clientKey: 'emu_client',
  merchantAccount: 'Shop',
  brand: brands.bouwsteen,
  hmacKey: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
};

let dataDir: string;
let provider: Provider;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'magazijn-provider-'));
  provider = createProvider(dataDir, facts, { send: async () => new Response('[accepted]') });
});
afterEach(async () => {
  provider.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

const post = async (path: string, body: unknown, headers = {}) =>
  provider.app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function openSession() {
  const request = {
    merchantAccount: 'Shop',
    reference: 'KKN000000001-1',
    amount: { value: 12_345, currency: 'EUR' },
    returnUrl: 'http://localhost:4000/bestellen/betalen/betaalmethode?clientKey=emu_client&environment=test',
  };
  const headers = { 'x-api-key': 'emu_api', 'idempotency-key': crypto.randomUUID() };
  return (await (await post('/v72/sessions', request, headers)).json()) as {
    id: string;
    sessionData: string;
  };
}
const pay = async (id: string, sessionData: string, paymentMethod: object) =>
  post(`/checkoutshopper/v1/sessions/${id}/payments?clientKey=emu_client`, { sessionData, paymentMethod });
const setUp = async (id: string) =>
  (
    (await (await post(`/checkoutshopper/v1/sessions/${id}/setup?clientKey=emu_client`, {})).json()) as {
      sessionData: string;
    }
  ).sessionData;

const card = { type: 'scheme', encryptedCardNumber: `emu:${btoa('4111111111111111')}` };
const ideal = { type: 'ideal' };

test.each([
  ['a card', card],
  ['iDEAL', ideal],
])('of five concurrent payments by %s, one is accepted', async (_way, method) => {
  const { id, sessionData } = await openSession();
  const answers = await Promise.all(Array.from({ length: 5 }, () => pay(id, sessionData, method)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
});

test('a paid session accepts no other payment and cannot be opened again', async () => {
  const { id, sessionData } = await openSession();
  const paid = (await (await pay(id, sessionData, card)).json()) as { sessionData: string };
  expect((await pay(id, paid.sessionData, card)).status).toBe(422);
  expect(await setUp(id)).toBeUndefined();
});

test('a bank page still open in another tab cannot pay for what a card has paid', async () => {
  const { id, sessionData } = await openSession();
  const toBank = (await (await pay(id, sessionData, ideal)).json()) as { action: { url: string } };
  const bank = new URL(toBank.action.url).pathname;
  expect(await (await provider.app.request(bank)).text()).toContain('Betaling van');
  const paid = (await (await pay(id, await setUp(id), card)).json()) as { sessionResult: string };
  const late = await provider.app.request(`${bank}/outcome`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'outcome=Authorised',
  });
  expect(late.status).toBe(404);
  const result = await provider.app.request(
    `/v72/sessions/${id}?sessionResult=${encodeURIComponent(paid.sessionResult)}`,
    { headers: { 'x-api-key': 'emu_api' } },
  );
  expect(await result.json()).toMatchObject({
    status: 'completed',
    payments: [{ resultCode: 'Authorised' }],
  });
});

test('the bank’s page has the shop’s name and colours', async () => {
  const { id, sessionData } = await openSession();
  const toBank = (await (await pay(id, sessionData, ideal)).json()) as { action: { url: string } };
  for (const path of [new URL(toBank.action.url).pathname, '/bank/nowhere', '/bank']) {
    const page = await (await provider.app.request(path)).text();
    expect(page).toMatch(/<title>[^<]+ – Bouwsteen<\/title>/);
    expect(page).toContain('<svg role="img" aria-label="Bouwsteen"');
    expect(page).toContain('--accent: light-dark(#d42c01, #f97a52);');
  }
});

test('a request with an unknown key is refused', async () => {
  const { id, sessionData } = await openSession();
  const payment = { sessionData, paymentMethod: ideal };
  const answer = await post(`/checkoutshopper/v1/sessions/${id}/payments?clientKey=emu_other`, payment);
  expect(answer.status).toBe(401);
  expect((await post('/v72/sessions', {}, { 'x-api-key': 'emu_other' })).status).toBe(401);
});

test('a fault occurs as often as requested', async () => {
  await post('/faults', { target: 'payments', kind: 'fail', times: 1 });
  const { id, sessionData } = await openSession();
  expect((await pay(id, sessionData, card)).status).toBe(500);
  expect((await pay(id, sessionData, card)).status).toBe(200);
});

test('a fault of one session does not affect others', async () => {
  const [mine, other] = [await openSession(), await openSession()];
  await post('/faults', { target: 'payments', kind: 'fail', times: 1, session: mine.id });
  expect((await pay(other.id, other.sessionData, card)).status).toBe(200);
  expect((await pay(mine.id, mine.sessionData, card)).status).toBe(500);
  expect((await pay(mine.id, mine.sessionData, card)).status).toBe(200);
});

test('the same key returns the same session, also for concurrent requests; for another request it is refused', async () => {
  const request = {
    merchantAccount: 'Shop',
    reference: 'KKN000000002-1',
    amount: { value: 500, currency: 'EUR' },
    returnUrl: 'http://localhost:4000/bestellen/betalen/betaalmethode',
  };
  const headers = { 'x-api-key': 'emu_api', 'idempotency-key': crypto.randomUUID() };
  const ask = () => post('/v72/sessions', request, headers);
  const answers = [...(await Promise.all([ask(), ask(), ask()])), await ask()];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  const other = { ...request, amount: { value: 600, currency: 'EUR' } };
  expect((await post('/v72/sessions', other, headers)).status).toBe(422);
  expect((await post('/v72/payments/1/reversals', {}, headers)).status).toBe(422);
});
