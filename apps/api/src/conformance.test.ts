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

/** Runs the suite as a demo customer, against the back end or a modified `fetch`. */
async function run(user: string, send?: typeof fetch): Promise<CheckResult[]> {
  const options: ConformanceOptions = {
    origin: 'http://localhost:4000',
    user: `${user}@demo.magazijn.test`,
    password: demoPassword,
    allowed: new Set(['draft', 'order', 'mail']),
    fetch:
      send ?? (async (...request) => api.app.request(...(request as Parameters<typeof api.app.request>))),
  };
  const results: CheckResult[] = [];
  for await (const result of runChecks(options)) results.push(result);
  return results;
}

const listed = (results: readonly CheckResult[], outcome: CheckResult['outcome']) =>
  results
    .filter((one) => one.outcome === outcome)
    .map(({ check, reason }) => [`${check.call} ${check.requires}`, reason].filter(Boolean).join(': '));

test('the reference back end passes every check of the conformance suite', async () => {
  const asCompany = await run('vlinder');
  expect(listed(asCompany, 'failed')).toEqual([]);
  const asParent = await run('koepel');
  expect(listed(asParent, 'failed')).toEqual([]);
  // The two customers cover different checks.
  const skipped = new Set(listed(asCompany, 'skipped'));
  expect(listed(asParent, 'skipped').filter((line) => skipped.has(line))).toEqual([]);
});

describe('a non-conforming back end fails check by check', () => {
  const answering = (status: number, body: unknown) => async () =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

  test.each([
    ['answers 200 with nothing', 200, { data: null }],
    ['answers 200 with {}', 200, {}],
    ['fails at everything', 500, { message: 'Internal error.' }],
  ])('one that %s passes no check', async (_name, status, body) => {
    expect(listed(await run('vlinder', answering(status, body)), 'passed')).toEqual([]);
  });

  test('one whose errors have no message is reported', async () => {
    const silent: typeof fetch = async (...request) => {
      const response = await api.app.request(...(request as Parameters<typeof api.app.request>));
      return response.status < 400 ? response : new Response('{}', response);
    };
    const failed = listed(await run('vlinder', silent), 'failed');
    expect(failed.length).toBeGreaterThan(30);
    for (const line of failed) expect(line).toContain('without {"message": …}');
  });

  test('a single field of another type is named', async () => {
    const damaged: typeof fetch = async (...request) => {
      const response = await api.app.request(...(request as Parameters<typeof api.app.request>));
      if (!response.headers.get('content-type')?.includes('json')) return response;
      return new Response((await response.text()).replaceAll('"stock":', '"stok":'), response);
    };
    expect(listed(await run('vlinder', damaged), 'failed')).toContainEqual(
      expect.stringContaining('data.products[0].stock'),
    );
  });
});
