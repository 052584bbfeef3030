import { CheckoutAPI, Client, EnvironmentEnum, hmacValidator } from '@adyen/api-library';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPaymentSettings } from '../settings/readPaymentSettings.ts';
import { createPaymentProvider, ProviderError, sessionBody } from './createPaymentProvider.ts';
import { hmacSignature, isSigned } from './mountPaymentWebhook.ts';

const hmacKey = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
const { payments } = readPaymentSettings(
  {
    ADYEN_API_KEY: 'AQE-secret',
    ADYEN_MERCHANT_ACCOUNT: 'MagazijnNL',
    ADYEN_CLIENT_KEY: 'test_ABC',
    ADYEN_HMAC_KEY: hmacKey,
  },
  true,
);
if (payments === null) throw new Error('The settings of this test are wrong');
const settings = payments;

const request = {
  reference: 'KKN000000042-1',
  amount: 12_345,
  returnUrl: 'https://shop.example/bestellen/betalen/betaalmethode?clientKey=test_ABC&environment=test',
  country: 'BE' as const,
  shopperReference: 'company-7',
  expiresAt: new Date('2026-11-18T11:00:00Z'),
};

/** A request sent by our client or by the provider's own library. */
interface Sent {
  readonly url: string;
  readonly method: string;
  readonly key: string;
  readonly idempotencyKey: string | null;
  readonly body: unknown;
}

async function oursSends(
  act: (provider: ReturnType<typeof createPaymentProvider>) => Promise<unknown>,
): Promise<Sent> {
  let sent: Sent | undefined;
  const provider = createPaymentProvider(settings, {
    fetch: async (input, init) => {
      const { url, method, headers, body } = new Request(input, init);
      const text = body === null ? '' : await new Response(body).text();
      sent = {
        url,
        method,
        key: headers.get('x-api-key') ?? '',
        idempotencyKey: headers.get('idempotency-key'),
        body: text === '' ? null : JSON.parse(text),
      };
      const status = /\/(reversals|refunds)$/.test(url) ? 'received' : 'active';
      return Response.json({ id: 'CS1', sessionData: 'x', reference: 'KKN000000042-1', status });
    },
  });
  await act(provider);
  if (!sent) throw new Error('nothing was sent');
  return sent;
}

async function librarySends(act: (api: CheckoutAPI) => Promise<unknown>): Promise<Sent> {
  let sent: Sent | undefined;
  const config = { apiKey: 'AQE-secret', environment: EnvironmentEnum.TEST };
  const client = new Client(config, {
    request: async (
      endpoint: string,
      json: string,
      { apiKey }: { apiKey?: string },
      _required: boolean,
      options?: { method?: string; idempotencyKey?: string; params?: Record<string, string> },
    ) => {
      const query = new URLSearchParams(options?.params).toString();
      sent = {
        url: query === '' ? endpoint : `${endpoint}?${query}`,
        method: options?.method ?? 'POST',
        key: apiKey ?? '',
        idempotencyKey: options?.idempotencyKey ?? null,
        body: json === '' ? null : JSON.parse(json),
      };
      return '{}';
    },
  });
  await act(new CheckoutAPI(client));
  if (!sent) throw new Error('nothing was sent');
  return sent;
}

test('the request for a session equals that of the provider’s own library', async () => {
  const ours = await oursSends((provider) => provider.createSession(request, 'key-1'));
  const theirs = await librarySends((api) =>
    api.PaymentsApi.sessions({ ...sessionBody(settings, request), expiresAt: request.expiresAt } as never, {
      idempotencyKey: 'key-1',
    }),
  );
  expect(ours).toEqual(theirs);
});

test('the request for a session’s outcome equals that of the provider’s own library', async () => {
  const ours = await oursSends((provider) => provider.sessionOutcome('CS1', 'a+b/c=='));
  const theirs = await librarySends((api) => api.PaymentsApi.getResultOfPaymentSession('CS1', 'a+b/c=='));
  expect(ours).toEqual(theirs);
});

test('the request for a refund equals that of the provider’s own library', async () => {
  const ours = await oursSends((provider) => provider.refund('PSP/1', 'KKN000000042-1', 'refund-1'));
  const modification = { merchantAccount: 'MagazijnNL', reference: 'KKN000000042-1' };
  const theirs = await librarySends((api) =>
    api.ModificationsApi.refundOrCancelPayment('PSP/1', modification, { idempotencyKey: 'refund-1' }),
  );
  expect(ours).toEqual(theirs);
});

test('the request for a refund of a part equals that of the provider’s own library', async () => {
  const ours = await oursSends((provider) => provider.refund('PSP/1', 'F000000042-1', 'refund-1', 1250));
  const modification = {
    merchantAccount: 'MagazijnNL',
    reference: 'F000000042-1',
    amount: { currency: 'EUR', value: 1250 },
  };
  const theirs = await librarySends((api) =>
    api.ModificationsApi.refundCapturedPayment('PSP/1', modification, { idempotencyKey: 'refund-1' }),
  );
  expect(ours).toEqual(theirs);
});

test('a refund that the provider does not accept throws', async () => {
  await expect(answering({ status: 'refused' }).provider.refund('P', 'R', 'key')).rejects.toThrow(
    ProviderError,
  );
  const refused = answering({ status: 422 }, 422).provider.refund('P', 'R', 'key');
  await expect(refused).rejects.toMatchObject({ status: 422, transient: false });
});

test('a session has amount, shopper, payment methods and expiry', () => {
  expect(sessionBody(settings, request)).toEqual({
    merchantAccount: 'MagazijnNL',
    amount: { currency: 'EUR', value: 12_345 },
    reference: 'KKN000000042-1',
    returnUrl: request.returnUrl,
    countryCode: 'BE',
    shopperLocale: 'nl-NL',
    channel: 'Web',
    shopperReference: 'company-7',
    expiresAt: '2026-11-18T11:00:00.000Z',
    allowedPaymentMethods: ['ideal', 'scheme', 'bcmc', 'sepadirectdebit'],
    authenticationData: { threeDSRequestData: { nativeThreeDS: 'disabled' } },
  });
});

/** A provider with this response, and the requests that it received. */
function answering(answer: object, status = 200) {
  const asked: RequestInit[] = [];
  const provider = createPaymentProvider(settings, {
    fetch: async (_input, init) => {
      asked.push(init ?? {});
      return Response.json(answer, { status });
    },
  });
  return { provider, asked };
}

test('a session has only the fields that a browser needs', async () => {
  const { provider, asked } = answering({ id: 'CS1', sessionData: 'x', amount: 1 });
  expect(await provider.createSession(request, 'key')).toEqual({ id: 'CS1', sessionData: 'x' });
  // A redirect must not receive the API key.
  expect(asked[0]).toMatchObject({ redirect: 'error', headers: { 'content-type': 'application/json' } });
});

test.each(['active', 'canceled', 'completed', 'expired', 'paymentPending', 'refused'])(
  'a session that is %s is returned with its payments',
  async (status) => {
    const paid = { pspReference: 'P1', resultCode: 'Authorised', amount: { value: 12_345, currency: 'EUR' } };
    const outcome = { reference: 'KKN000000042-1', status };
    const { provider } = answering({ ...outcome, payments: [paid] });
    expect(await provider.sessionOutcome('CS1', 'r')).toEqual({ ...outcome, payments: [paid] });
    expect(await answering(outcome).provider.sessionOutcome('CS1', 'r')).toEqual({
      ...outcome,
      payments: [],
    });
  },
);

test.each([
  ['a session without its data', { id: 'CS1' }],
  ['a session without its id', { sessionData: 'x' }],
])('%s is an unreadable response', async (_what, answer) => {
  await expect(answering(answer).provider.createSession(request, 'key')).rejects.toMatchObject({
    status: 0,
    message: 'The payment provider gave no readable response.',
  });
});

test.each([
  ['an unknown outcome', { status: 'lost' }],
  ['a payment without its amount', { payments: [{ pspReference: 'P1', resultCode: 'Authorised' }] }],
  [
    'an amount in words',
    { payments: [{ pspReference: 'P1', resultCode: 'x', amount: { value: '1', currency: 'EUR' } }] },
  ],
])('%s is an unreadable response', async (_what, answer) => {
  const { provider } = answering({ reference: 'K', status: 'completed', ...answer });
  await expect(provider.sessionOutcome('CS1', 'r')).rejects.toMatchObject({ status: 0 });
});

test.each([
  [0, true],
  [400, false],
  [408, true],
  [422, false],
  [429, true],
  [499, false],
  [500, true],
  [503, true],
])('status %i is transient: %s', (status, transient) => {
  expect(new ProviderError('no', status).transient).toBe(transient);
});

test('an error response keeps its HTTP status', async () => {
  await expect(answering({}, 422).provider.createSession(request, 'key')).rejects.toMatchObject({
    status: 422,
    message: 'The payment provider answered 422.',
  });
});

test('the signature of an event equals that of the provider’s own library', () => {
  const validator = new hmacValidator();
  const text = fc.string({ maxLength: 40 });
  const item = fc.record({
    pspReference: text,
    originalReference: text,
    merchantAccountCode: text,
    merchantReference: text,
    amount: fc.record({ value: fc.integer({ min: 1 }), currency: fc.constantFrom('EUR', 'USD') }),
    eventCode: fc.constantFrom('AUTHORISATION', 'REFUND'),
    success: fc.constantFrom('true' as const, 'false' as const),
  });
  fc.assert(
    fc.property(item, (event) => {
      expect(hmacSignature(event, hmacKey)).toBe(validator.calculateHmac(event as never, hmacKey));
    }),
  );
});

test('the provider’s published example is accepted, also by the old key during a change of keys', () => {
  const published = {
    pspReference: '7914073381342284',
    merchantAccountCode: 'TestMerchant',
    merchantReference: 'TestPayment-1407325143704',
    amount: { value: 1130, currency: 'EUR' },
    eventCode: 'AUTHORISATION',
    success: 'true' as const,
    additionalData: { hmacSignature: 'coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=' },
  };
  expect(isSigned(published, [hmacKey])).toBe(true);
  expect(isSigned(published, ['00'.repeat(32), hmacKey])).toBe(true);
  expect(isSigned(published, ['00'.repeat(32)])).toBe(false);
  expect(isSigned({ ...published, success: 'false' }, [hmacKey])).toBe(false);
});

test.each([
  ['no response', () => new Promise<Response>(() => {}), true],
  ['an HTML page', async () => new Response('<h1>502</h1>', { status: 200 }), true],
  ['an internal error', async () => Response.json({}, { status: 500 }), true],
  ['a refusal', async () => Response.json({ message: 'AQE-secret' }, { status: 422 }), false],
])('%s from the provider is an error without secrets', async (_what, answer, transient) => {
  const provider = createPaymentProvider(settings, {
    timeout: 100,
    fetch: (_input, init) =>
      Promise.race([
        answer(),
        new Promise<never>((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
        ),
      ]),
  });
  const error = await provider.createSession(request, 'key').catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'ProviderError', transient });
  expect(String(error)).not.toContain('AQE');
});
