import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from '../allRoutes.ts';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ database: 'shared' });
});
afterAll(() => api.close());

describe('bad input is refused with a 4xx', () => {
  const bad = [
    '0',
    '-1',
    '1.5',
    '1e309',
    'abc',
    'NaN',
    'Infinity',
    '9'.repeat(30),
    'x'.repeat(300),
    '__proto__',
    'constructor',
    '%00',
    '%ff',
    '%F0%9F%A7%B8',
    '..%2f..%2fetc%2fpasswd',
    "'%20or%201=1--",
    '%24%7B7*7%7D',
  ];
  const segments = allRoutes.flatMap(({ description: { method, paths } }) =>
    paths.flatMap((path) =>
      (path?.match(/:\w+/g) ?? []).map((segment) => ({
        method: method.toUpperCase(),
        path: path ?? '',
        segment,
      })),
    ),
  );
  const example: Readonly<Record<string, string>> = { ':page': '1', ':pageSize': '5', ':id': '101404' };

  test.each(segments)('$method $path as $segment', async ({ method, path, segment }) => {
    const own = await api.logIn('mier');
    for (const value of bad) {
      const filled = path.replace(/:\w+/g, (name) =>
        name === segment ? value : (example[name] ?? 'verzorging'),
      );
      const { status } = await api.send(method, filled, {
        token: own,
        ...(method === 'POST' ? { form: { date: '1' } } : {}),
      });
      expect([400, 404, 409], `${filled} → ${status}`).toContain(status);
    }
  });

  test('a repeated or array parameter is one text or nothing', async () => {
    for (const query of ['term=a&term=b', 'term[]=a', 'term[a]=b', 'term', 'term=%', 'term=%E0%A4%A']) {
      const { status } = await api.send('GET', `/product/search?${query}`);
      expect([200, 400], query).toContain(status);
    }
  });
});
