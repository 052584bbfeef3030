import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartForm } from '../../apps/api/src/testing/cartForm.ts';
import { describedOperations } from '../../apps/api/src/testing/describedOperations.ts';
import { demoPassword, openTestApi, type TestApi } from '../../apps/api/src/testing/openTestApi.ts';
import { proofCount, tellProof } from '../../testing/tellProof.ts';

const rounds = proofCount(1);
const jwtSecret = randomBytes(32).toString('base64url');
const xsrfSecret = randomBytes(32).toString('base64url');

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ environment: { JWT_SECRET: jwtSecret, XSRF_SECRET: xsrfSecret } });
});
afterAll(() => api.close());

test('whatever is sent to whichever call, no secret stands in the log', async () => {
  const secrets = new Set([jwtSecret, xsrfSecret, demoPassword]);
  const canary = () => {
    const made = `geheim${randomBytes(12).toString('hex')}`;
    secrets.add(made);
    return made;
  };
  const { operations } = await describedOperations(api.app);
  let sent = 0;
  for (let round = 0; round < rounds; round += 1) {
    const token = await api.logIn('vlinder');
    secrets.add(token);
    await api.data('POST', '/shop/cart', { token, form: cartForm([[101_404, 12]]) });
    for (const { method, path, fields } of operations) {
      for (const bearer of [token, canary()]) {
        // In every place where a caller may put one.
        const filled = path.replace(/\{\w+\}/g, canary);
        const query = new URLSearchParams(
          fields.filter((field) => field.in === 'query').map(({ name }) => [name, canary()]),
        );
        query.set('token', canary());
        const form = new URLSearchParams(
          fields.filter((field) => field.in === 'form').map(({ name }) => [name, canary()]),
        );
        form.set('password', canary());
        const base = path.startsWith('/img') ? '' : '/api/v1';
        await api.app.request(`${base}${filled}?${query}`, {
          method,
          headers: {
            authorization: `Bearer ${bearer}`,
            cookie: `XSRF-TOKEN=${canary()}; session=${canary()}`,
            'x-xsrf-token': canary(),
            'x-previous-token': canary(),
            referer: `https://shop.example/?token=${canary()}`,
          },
          ...(method === 'GET' || method === 'HEAD' ? {} : { body: form }),
        });
        sent += 1;
      }
    }
  }
  const log = JSON.stringify(api.log);
  expect(api.log.length).toBeGreaterThanOrEqual(sent);
  expect([...secrets].filter((secret) => log.includes(secret))).toEqual([]);
  tellProof(secrets.size, `secrets in ${sent.toLocaleString('en')} requests`);
});
