import { expect, onTestFinished, test } from 'vitest';
import { openTestApi } from '../testing/openTestApi.ts';
import { attemptLimits } from './attemptLimits.ts';

test('what is counted for one thing leaves the others alone', async () => {
  const api = await openTestApi({ environment: { LOGIN_THROTTLE: 'on' } });
  onTestFinished(api.close);
  const ask = () =>
    api.send('POST', '/password/request', { form: { username: 'vlinder@demo.magazijn.test' } });
  for (let count = 0; count < attemptLimits['password-account']; count += 1) {
    expect((await ask()).status).toBe(200);
  }
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
  expect(await api.logIn('vlinder')).toBeTruthy();
});
