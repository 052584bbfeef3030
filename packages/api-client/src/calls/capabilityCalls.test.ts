import { afterEach, expect, test, vi } from 'vitest';
import { createApiClient } from '../createApiClient.ts';
import type { ApiOptions } from '../transport/ApiOptions.ts';

afterEach(() => void vi.useRealTimers());

/** A client with these responses in turn, repeating the last one, and the number of requests. */
function clientOf(answers: readonly (() => Response)[], options: ApiOptions = {}) {
  const asked: string[] = [];
  const client = createApiClient({
    fetch: async (input) => {
      asked.push(input instanceof Request ? input.url : input.toString());
      const answer = answers[asked.length - 1] ?? answers.at(-1);
      if (!answer) throw new TypeError('offline');
      return answer();
    },
    ...options,
  });
  return { client, asked };
}
const names = () => Response.json({ data: ['order-search'] });
const refused = (status: number) => () => Response.json({ message: 'No.' }, { status });

test('concurrent calls request the capabilities once', async () => {
  const { client, asked } = clientOf([names]);
  await Promise.all([client.hasCapability('order-search'), client.hasCapability('quotes')]);
  expect(await client.hasCapability('order-search')).toBe(true);
  expect(await client.hasCapability('quotes')).toBe(false);
  expect(asked).toEqual(['/api/v1/capabilities']);
});

test('they are requested again after ten minutes, since the back end can be replaced', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { client, asked } = clientOf([refused(404), names]);
  expect(await client.capabilities()).toEqual([]);
  vi.advanceTimersByTime(9 * 60_000);
  expect(await client.capabilities()).toEqual([]);
  vi.advanceTimersByTime(2 * 60_000);
  expect(await client.capabilities()).toEqual(['order-search']);
  expect(asked).toHaveLength(2);
});

test.each([
  ['404', refused(404)],
  ['401', refused(401)],
  ['another page', () => new Response('<h1>Welkom</h1>')],
])('a back end that answers %s has none, and is not asked again for each call', async (_case, answer) => {
  const { client, asked } = clientOf([answer]);
  expect(await client.capabilities()).toEqual([]);
  expect(await client.hasCapability('order-search')).toBe(false);
  expect(asked).toHaveLength(1);
});

test.each([
  ['500', refused(500)],
  ['503', refused(503)],
  ['429', refused(429)],
  [
    'nothing',
    () => {
      throw new TypeError('offline');
    },
  ],
])('a temporary %s is retried by the next call', async (_case, answer) => {
  const { client, asked } = clientOf([answer, answer, names]);
  await expect(client.capabilities()).rejects.toThrow();
  expect(await client.hasCapability('order-search')).toBe(false);
  expect(await client.hasCapability('order-search')).toBe(true);
  expect(asked).toHaveLength(3);
});

test('a client with known capabilities requests none', async () => {
  const { client, asked } = clientOf([], { knownCapabilities: async () => ['quotes'] });
  expect(await client.hasCapability('quotes')).toBe(true);
  expect(await client.hasCapability('order-search')).toBe(false);
  expect(asked).toEqual([]);
});
