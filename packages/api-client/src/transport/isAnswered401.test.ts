import { expect, test, vi } from 'vitest';
import { createApiClient, createPunchOutClient } from '../index.ts';
import { isAnswered401 } from './isAnswered401.ts';

test.each(['/login', '/logout', '/password/reset/7f3a', '/punch-out/code', '/punch-out/exchange'])(
  '[T03] a 401 of %s does not end the session',
  (path) => {
    expect(isAnswered401(path)).toBe(true);
  },
);

test.each([
  '/password/change',
  '/password/request',
  '/password/reset/7f3a/again',
  '/account/register',
  '/account/switch/3',
  '/account/profile',
  '/shop/cart',
  '/order/1/100',
  '/punch-out/return',
  '/product/detail/login',
])('[T03] a 401 of %s ends the session', (path) => {
  expect(isAnswered401(path)).toBe(false);
});

test('[T03] the client’s calls with own credentials match, and a password change does not', async () => {
  const onUnauthorised = vi.fn();
  const options = {
    fetch: async () => Response.json({ message: 'Bad credentials.' }, { status: 401 }),
    token: () => 'mine',
    onUnauthorised,
  };
  const client = createApiClient(options);
  const punchOut = createPunchOutClient(options);
  const pair = { password: 'welkom-welkom', passwordRepeat: 'welkom-welkom' };
  const answered = await Promise.allSettled([
    client.logIn('a@b.test', 'wrong'),
    client.logOut('mine'),
    client.resetPassword('7f/3a', pair),
    punchOut.createPunchOutCode('a@b.test', 'wrong', {}),
    punchOut.exchangePunchOutCode('used'),
  ]);
  const refused = { status: 'rejected', reason: expect.objectContaining({ status: 401 }) };
  expect(answered).toEqual(answered.map(() => refused));
  expect(onUnauthorised).not.toHaveBeenCalled();
  await expect(client.changePassword('wrong', pair)).rejects.toMatchObject({ status: 401 });
  expect(onUnauthorised.mock.calls).toEqual([['mine']]);
});
