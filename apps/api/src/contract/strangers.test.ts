import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbitraryRequest, type RawRequest } from '../testing/arbitraryRequest.ts';
import { cartForm } from '../testing/cartForm.ts';
import { type DescribedOperation, describedOperations } from '../testing/describedOperations.ts';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';

/** The number of requests; `pnpm prove` makes twenty thousand. */
const requests = Number(process.env.STRANGERS ?? 250);

let api: TestApi;
let bearers: Record<RawRequest['bearer'], string | undefined>;
let operations: readonly DescribedOperation[];
let ajv: Ajv2020;
beforeAll(async () => {
  api = await openTestApi({
    images: async () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  });
  const described = await describedOperations(api.app);
  operations = described.operations;
  ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'description', components: described.components });
  bearers = {
    none: undefined,
    company: await api.logIn('vlinder'),
    'other company': await api.logIn('mier'),
    admin: await api.logIn('beheer'),
    broken: 'a.b.c',
  };
});
afterAll(() => api.close());

/** Compiled once, since that takes longer than a request. */
const validators = new Map<object, ValidateFunction>();

/** References point into the whole description; here each schema stands alone. */
const anchored = (schema: object) =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"description#/components')) as object;

/**
 * Statements that change data, except those of a refusal: counting the attempt, ending a refused draft (409), and using
 * up a punch-out code, which finds none.
 */
const writes = (statements: readonly string[], status: number) =>
  statements.filter(
    (text) =>
      /^\s*(insert|update|delete)\b/i.test(text) &&
      !/\b(login_attempts|sessions|audit_events)\b/.test(text) &&
      !/^\s*delete from punch_out_codes as codes using\b/i.test(text) &&
      !(status === 409 && /^\s*update orders set expires_at = least\(/.test(text)),
  );

async function fault(operation: DescribedOperation, request: RawRequest): Promise<string | null> {
  const { method, path, headers, body, bearer } = request;
  const token = bearers[bearer];
  api.statements.length = 0;
  const base = path.startsWith('/img') ? '' : '/api/v1';
  const response = await api.app.request(`${base}${path}`, {
    method,
    headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: body as BodyInit | null,
  });
  const text = await response.text();
  const { status } = response;
  if (status >= 500) return `a fault of ours: ${status} ${text.slice(0, 200)}`;
  // An empty or doubled segment makes another path, which may have no route.
  if (status === 404 && !Object.hasOwn(operation.answers, '404')) return null;
  const schema = operation.answers[status];
  if (schema === undefined) return `status ${status} is not described: ${text.slice(0, 200)}`;
  const written = status >= 400 ? writes(api.statements, status) : [];
  if (written.length > 0) return `refused, and yet written: ${written[0]}`;
  if (schema === null || !response.headers.get('content-type')?.includes('json')) return null;
  const holds = validators.get(schema) ?? ajv.compile(anchored(schema));
  validators.set(schema, holds);
  return holds(JSON.parse(text)) ? null : `not as described: ${ajv.errorsText(holds.errors)}`;
}

test('responses to random requests match the description, and no refusal writes', async () => {
  const runs = Math.ceil(requests / operations.length);
  let answered = 0;
  for (const operation of operations) {
    await fc.assert(
      fc.asyncProperty(arbitraryRequest(operation), async (request) => {
        answered += 1;
        const wrong = await fault(operation, request);
        // Not with `expect`: its message would contain a body of 300 kB.
        if (wrong !== null)
          throw new Error(`${request.method} ${request.path} as ${request.bearer}: ${wrong}`);
      }),
      { numRuns: runs },
    );
  }
  expect(answered).toBeGreaterThanOrEqual(requests);
}, 1_800_000);

test('a response outside of its description is detected', async () => {
  const operation = operations.find(({ path }) => path === '/page/{urlTitle}');
  if (!operation) throw new Error('GET /page/{urlTitle} is not described');
  const request: RawRequest = {
    method: 'GET',
    path: '/page/over-ons',
    bearer: 'none',
    headers: {},
    body: null,
  };
  expect(await fault(operation, request)).toBeNull();
  expect(await fault({ ...operation, answers: {} }, request)).toMatch(/^status 200 is not described/);
  const strict = { type: 'object', required: ['surprise'] };
  expect(await fault({ ...operation, answers: { 200: strict } }, request)).toMatch(
    /^not as described: .*surprise/,
  );
});

describe('a refused order placement', () => {
  // A random request may have ended the session.
  beforeAll(async () => {
    bearers = { ...bearers, company: await api.logIn('vlinder') };
  });
  const placing = (id: number): RawRequest => ({
    method: 'GET',
    path: `/payment/account/${id}`,
    bearer: 'company',
    headers: {},
    body: null,
  });
  const placeOperation = () => {
    const operation = operations.find(({ path }) => path === '/payment/account/{id}');
    if (!operation) throw new Error('GET /payment/account/{id} is not described');
    return operation;
  };

  test('of a missing order or another company’s sends no write', async () => {
    const { order } = await api.data<{ order: { order_id: number } }>('POST', '/order/create', {
      token: await api.logIn('hommel'),
      form: cartForm([[101_404, 1]]),
    });
    for (const id of [999_999, order.order_id]) {
      expect(await fault(placeOperation(), placing(id))).toBeNull();
      expect(api.statements.filter((text) => /^\s*(insert|update|delete)\b/i.test(text))).toEqual([]);
    }
  });

  test('seed -109408491, path "4:0": of an own draft ends that draft, and writes nothing else', async () => {
    const form = cartForm([[101_404, 1]]);
    const token = await api.logIn('vlinder');
    const { order } = await api.data<{ order: { order_id: number } }>('POST', '/order/create', {
      token,
      form,
    });
    expect(await fault(placeOperation(), placing(order.order_id))).toBeNull();
    expect(api.statements.filter((text) => /^\s*(insert|update|delete)\b/i.test(text))).toEqual([
      expect.stringMatching(/^\s*update orders set expires_at = least\(/),
    ]);
    const next = await api.data<{ order: { order_id: number } }>('POST', '/order/create', { token, form });
    expect(next.order.order_id).not.toBe(order.order_id);
  });
});
