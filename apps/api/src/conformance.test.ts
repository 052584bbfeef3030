import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CheckResult,
  type ConformanceOptions,
  runChecks,
} from '../../../tools/conformance/runChecks.ts';
import { demoPassword, openTestApi, type TestApi } from './testing/openTestApi.ts';

const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ images: async () => picture });
});
afterAll(() => api.close());

/** Runs the suite as a demo customer, against the back end or a modified `send`. */
async function run(user: string, send?: typeof fetch): Promise<CheckResult[]> {
  const options: ConformanceOptions = {
    origin: 'http://localhost:4000',
    user: `${user}@demo.magazijn.test`,
    password: demoPassword,
    allowed: new Set(['draft', 'order', 'mail']),
    send: send ?? (async (...request) => api.app.request(...(request as Parameters<typeof api.app.request>))),
  };
  const results: CheckResult[] = [];
  for await (const result of runChecks(options)) results.push(result);
  return results;
}

const listed = (results: readonly CheckResult[], outcome: CheckResult['outcome']) =>
  results
    .filter((one) => one.outcome === outcome)
    .map(({ check, why }) => [`${check.call} ${check.requires}`, why].filter(Boolean).join(': '));

test('the reference back end passes every check of the conformance suite', async () => {
  const asCompany = await run('vlinder');
  expect(listed(asCompany, 'lacking')).toEqual([]);
  const asParent = await run('koepel');
  expect(listed(asParent, 'lacking')).toEqual([]);
  // The two customers cover different checks.
  const untried = new Set(listed(asCompany, 'not tried'));
  expect(listed(asParent, 'not tried').filter((line) => untried.has(line))).toEqual([]);
});

describe('a non-conforming back end fails check by check', () => {
  const answering = (status: number, body: unknown) => async () =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

  test.each([
    ['answers 200 with nothing', 200, { data: null }],
    ['answers 200 with {}', 200, {}],
    ['fails at everything', 500, { message: 'Internal error.' }],
  ])('one that %s passes no check', async (_name, status, body) => {
    expect(listed(await run('vlinder', answering(status, body)), 'kept')).toEqual([]);
  });

  test('one whose errors have no message is reported', async () => {
    const silent: typeof fetch = async (...request) => {
      const response = await api.app.request(...(request as Parameters<typeof api.app.request>));
      return response.status < 400 ? response : new Response('{}', response);
    };
    const lacking = listed(await run('vlinder', silent), 'lacking');
    expect(lacking.length).toBeGreaterThan(30);
    for (const line of lacking) expect(line).toMatch(/without \{"message": …\}|where .* is due/);
  });

  test('a single field of another type is named', async () => {
    const damaged: typeof fetch = async (...request) => {
      const response = await api.app.request(...(request as Parameters<typeof api.app.request>));
      if (!response.headers.get('content-type')?.includes('json')) return response;
      return new Response((await response.text()).replaceAll('"stock":', '"stok":'), response);
    };
    expect(listed(await run('vlinder', damaged), 'lacking')).toContainEqual(
      expect.stringContaining('data.products[0].stock'),
    );
  });
});
