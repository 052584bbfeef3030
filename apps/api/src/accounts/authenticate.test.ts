import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';

const secret = 'a-secret-for-tests-0123456789-abcdefgh';
let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await openTestApi({ environment: { JWT_SECRET: secret } });
  token = await api.logIn('vlinder');
});
afterAll(() => api.close());

const statusWith = async (bearer: string) =>
  (await api.send('GET', '/account/profile', { token: bearer })).status;
const partsOf = (jwt: string) => jwt.split('.') as [string, string, string];
const claims = () => JSON.parse(Buffer.from(partsOf(token)[1], 'base64url').toString());
const sign = (changes: object, header: object = {}, key = secret, algorithm = 'HS256') =>
  new SignJWT({ ...claims(), ...changes })
    .setProtectedHeader({ alg: algorithm, typ: 'at+jwt', ...header })
    .sign(new TextEncoder().encode(key));

test('a token from the login is accepted, and so is one with the same claims signed again', async () => {
  expect(await statusWith(token)).toBe(200);
  expect(await statusWith(await sign({}))).toBe(200);
});

describe('[R03] an invalid token is refused', () => {
  test.each<[string, () => string | Promise<string>]>([
    ['none at all', () => ''],
    ['not three parts', () => 'abc.def'],
    ['not signed', () => new UnsecuredJWT(claims()).encode()],
    ['signed with another key', () => sign({}, {}, 'another-secret-0123456789-abcdefghijk')],
    ['signed with another algorithm', () => sign({}, {}, secret.repeat(2), 'HS512')],
    ['of another type', () => sign({}, { typ: 'JWT' })],
    ['with its key in the header', () => sign({}, { jwk: { kty: 'oct', k: 'YQ' } }, 'a'.repeat(32))],
    ['with its claims changed', () => `${partsOf(token)[0]}.${btoa('{"admin":true}')}.${partsOf(token)[2]}`],
    ['from another issuer', () => sign({ iss: 'someone' })],
    ['for another audience', () => sign({ aud: 'someone' })],
    ['not valid yet', () => sign({ nbf: claims().nbf + 120 })],
    ['expired', () => sign({ exp: claims().iat - 120 })],
    ['without an expiry', () => sign({ exp: undefined })],
    ['of a session that does not exist', () => sign({ jti: crypto.randomUUID() })],
    ['with a session id that is not a UUID', () => sign({ jti: "' or 1=1 --" })],
    ['very long', () => `${token}${'a'.repeat(5000)}`],
  ])('%s', async (_name, forge) => {
    expect(await statusWith(await forge())).toBe(401);
  });

  test('on a public route too, so that the shop notices the ended session', async () => {
    expect((await api.send('GET', '/product/popular/1/1', { token: 'abc.def.ghi' })).status).toBe(401);
  });
});

test('logging out ends that session at once, and only that one', async () => {
  const other = await api.logIn('vlinder');
  expect((await api.send('POST', '/logout', { token: other })).status).toBe(200);
  expect(await statusWith(other)).toBe(401);
  expect((await api.send('POST', '/logout', { token: other })).status).toBe(401);
  expect(await statusWith(token)).toBe(200);
});

test('a session expires after eight hours', async () => {
  onTestFinished(() => api.setTime('2026-11-18T10:00:00Z'));
  api.setTime('2026-11-18T17:59:00Z');
  expect(await statusWith(token)).toBe(200);
  api.setTime('2026-11-18T18:00:01Z');
  expect(await statusWith(token)).toBe(401);
});

test('disabling a user ends all their sessions, and the sessions switched from them', async () => {
  const own = await api.logIn('koepel');
  const switched = (await (await api.send('GET', '/account/switch/2', { token: own })).json()).data;
  await api.database.sql`update users set disabled = true where email like 'koepel@%'`;
  expect(await statusWith(own)).toBe(401);
  expect(await statusWith(switched)).toBe(401);
});
