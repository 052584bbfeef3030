import type { PunchOutStart } from '@magazijn/api-client';
import { createPunchOutClient } from '@magazijn/api-client';
import { expect, test } from 'vitest';
import { proofRepeats } from '../../../../tools/testing/reportProof.ts';
import { demoPassword } from '../testing/openTestApi.ts';
import { openTestShop } from '../testing/openTestShop.ts';

const shop = openTestShop();
const vlinder = 'vlinder@demo.magazijn.test';
const parameters = {
  HOOK_URL: 'https://buyer.example/return?a=1&b=[2]',
  '~TARGET': '_top',
  '~OKCODE': 'ADDI',
  OCI_VERSION: '4.0',
};

const client = () =>
  createPunchOutClient({
    fetch: async (input, init) =>
      shop.api.app.request(input instanceof Request ? input : String(input), init),
  });

const start = async (): Promise<PunchOutStart> =>
  client().exchangePunchOutCode(await client().createPunchOutCode(vlinder, demoPassword, parameters));

test('[S76] a posted punch-out request gives a code, which is exchanged for a session and the request', async () => {
  const started = await start();
  expect(started).toMatchObject({ parameters, cxml: null });
  expect(await shop.api.data('GET', '/account/profile', { token: started.token })).toHaveProperty('name');
});

test('a parameter is returned unchanged, except for Unicode line ends and invalid characters', async () => {
  const { token: _, ...started } = await client().exchangePunchOutCode(
    await client().createPunchOutCode(vlinder, demoPassword, {
      '~CALLER': 'a\u2028b\u2029c\u0007\uffffd',
      '~TARGET': '  _top  x ',
    }),
  );
  expect(started).toMatchObject({ parameters: { '~CALLER': 'a\nb\ncd', '~TARGET': '  _top  x ' } });
});

test('a code can be exchanged once', proofRepeats, async () => {
  const code = await client().createPunchOutCode(vlinder, demoPassword, {});
  const statuses = await Promise.all(
    Array.from({ length: 5 }, async () =>
      shop.api.send('POST', '/punch-out/exchange', { form: { code } }).then(({ status }) => status),
    ),
  );
  expect(statuses.toSorted()).toEqual([200, 401, 401, 401, 401]);
});

test('an exchange that fails halfway opens no session, and its code stays valid', async () => {
  const { sql } = shop.api.database;
  const code = await client().createPunchOutCode(vlinder, demoPassword, {});
  await sql`update punch_out_codes set cxml = '{}'`;
  const sessions = async () => (await sql`select from sessions`).length;
  const before = await sessions();
  const exchange = () => shop.api.send('POST', '/punch-out/exchange', { form: { code } });
  await sql`alter table cxml_punch_outs add constraint planted check (false) not valid`;
  await expect(exchange()).rejects.toThrow('500');
  await sql`alter table cxml_punch_outs drop constraint planted`;
  expect(await sessions()).toBe(before);
  await sql`update punch_out_codes set cxml = null`;
  expect((await exchange()).status).toBe(200);
});

test('a code is valid for a minute, and the next one deletes it', async () => {
  const code = await client().createPunchOutCode(vlinder, demoPassword, {});
  shop.api.setTime('2026-11-18T10:01:01Z');
  await expect(client().exchangePunchOutCode(code)).rejects.toMatchObject({ status: 401 });
  await client().createPunchOutCode(vlinder, demoPassword, {});
  const kept = await shop.api.database.sql`select expires_at from punch_out_codes`;
  expect(kept.every(({ expiresAt }) => expiresAt > new Date('2026-11-18T10:01:01Z'))).toBe(true);
});

test('a wrong password, a disabled account and an unknown code are refused with 401', async () => {
  await expect(client().createPunchOutCode(vlinder, 'wrong', {})).rejects.toMatchObject({
    status: 401,
    message: 'Bad credentials.',
  });
  await expect(client().createPunchOutCode('uil@demo.magazijn.test', demoPassword, {})).rejects.toMatchObject(
    { status: 401, message: 'User account is disabled.' },
  );
  await expect(client().exchangePunchOutCode('a'.repeat(43))).rejects.toMatchObject({ status: 401 });
});

test('neither password nor code is stored or logged', async () => {
  const canary = 'canary-P4ssw0rd';
  await client()
    .createPunchOutCode(vlinder, canary, parameters)
    .catch(() => {});
  const code = await client().createPunchOutCode(vlinder, demoPassword, parameters);
  const stored = JSON.stringify(await shop.api.database.sql`select * from punch_out_codes`);
  expect(stored).toContain('buyer.example');
  for (const text of [stored, JSON.stringify(shop.api.log), shop.api.statements.join()]) {
    for (const secret of [canary, demoPassword, code]) expect(text).not.toContain(secret);
  }
});

test.each([
  ['too many parameters', Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`P${n}`, 'x']))],
  ['one that is too long', { HOOK_URL: `https://buyer.example/${'a'.repeat(4000)}` }],
  ['a name that would set the prototype', { __proto__x: 'x', ['__proto__']: 'x' }],
])('a punch-out request with %s is refused', async (_name, parameters) => {
  const form = {
    username: vlinder,
    password: demoPassword,
    ...Object.fromEntries(Object.entries(parameters).map(([name, value]) => [`call_up[${name}]`, value])),
  };
  expect((await shop.api.send('POST', '/punch-out/code', { form })).status).toBe(400);
});
