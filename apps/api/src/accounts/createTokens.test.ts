import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { createTokens, remember } from './createTokens.ts';

describe('createTokens', () => {
  const start = new Date('2026-11-18T10:00:00Z');

  async function tokenOfAnHour() {
    let now = start;
    const tokens = createTokens(
      { jwtSecret: 'a-secret-for-tests-0123456789-abcdefgh', previousJwtSecret: null },
      () => now,
    );
    const sessionId = randomUUID();
    const token = await tokens.sign({
      sessionId,
      userId: 1,
      username: 'vlinder',
      company: { name: 'Vlinder', customer_number: '1' },
      admin: false,
      name: '',
      role: 'administrator',
      expiresAt: new Date(start.getTime() + 3_600_000),
    });
    const verifyAt = (minutes: number) => {
      now = new Date(start.getTime() + minutes * 60_000);
      return tokens.verify(token);
    };
    return { sessionId, token, tokens, verifyAt };
  }

  test('[R03] a token with a cached signature is valid from its start until its expiry only', async () => {
    const { sessionId, verifyAt } = await tokenOfAnHour();
    const seen = [
      await verifyAt(0),
      await verifyAt(59),
      await verifyAt(61),
      await verifyAt(-2),
      await verifyAt(1),
    ];
    expect(seen).toEqual([sessionId, sessionId, null, null, sessionId]);
  });

  test.each([
    ['a second behind', -1, true],
    ['a minute behind', -60, true],
    ['more than a minute behind', -61, false],
    ['up to a minute ahead at the end of the token', 3600 + 59, true],
    ['a minute ahead at the end of the token', 3600 + 60, false],
  ])('[R03] a process whose clock is %s', async (_clock, seconds, accepted) => {
    const { sessionId, verifyAt } = await tokenOfAnHour();
    // First with a token that this process has not seen, then with the cached signature.
    for (let time = 0; time < 2; time += 1) {
      expect(await verifyAt(seconds / 60)).toBe(accepted ? sessionId : null);
      await verifyAt(1);
    }
  });

  test('[R03] a token that differs from a cached one in one letter is refused', async () => {
    const { token, tokens } = await tokenOfAnHour();
    expect(await tokens.verify(token)).not.toBeNull();
    const changed = token.slice(0, -2) + (token.at(-2) === 'A' ? 'B' : 'A') + token.slice(-1);
    expect(await tokens.verify(changed)).toBeNull();
  });
});

test('a token of the previous secret is valid while that is configured; new tokens use the current secret', async () => {
  const now = () => new Date('2026-11-18T10:00:00Z');
  const subject: Parameters<ReturnType<typeof createTokens>['sign']>[0] = {
    sessionId: randomUUID(),
    userId: 1,
    username: 'vlinder',
    company: { name: 'Vlinder', customer_number: '1' },
    admin: false,
    name: '',
    role: 'administrator',
    expiresAt: new Date('2026-11-18T11:00:00Z'),
  };
  const secrets = { old: 'an-old-secret-for-tests-0123456789', present: 'a-new-secret-for-tests-0123456789' };
  const before = createTokens({ jwtSecret: secrets.old, previousJwtSecret: null }, now);
  const during = createTokens({ jwtSecret: secrets.present, previousJwtSecret: secrets.old }, now);
  const after = createTokens({ jwtSecret: secrets.present, previousJwtSecret: null }, now);
  const [old, present] = [await before.sign(subject), await during.sign(subject)];
  const counts = async (tokens: typeof before, token: string) => (await tokens.verify(token)) !== null;
  expect(await Promise.all([counts(during, old), counts(during, present)])).toEqual([true, true]);
  expect(await Promise.all([counts(after, old), counts(after, present), counts(before, present)])).toEqual([
    false,
    true,
    false,
  ]);
});

describe('[R03] tokens signed with our secret, but with other claims or another header', () => {
  const now = new Date('2026-11-18T10:00:00Z');
  const secret = 'a-secret-for-tests-0123456789-abcdefgh';
  const tokens = createTokens({ jwtSecret: secret, previousJwtSecret: null }, () => now);
  const seconds = now.getTime() / 1000;
  const ours = {
    iss: 'magazijn',
    aud: 'magazijn-shop',
    sub: '1',
    jti: randomUUID(),
    nbf: seconds,
    exp: seconds + 60,
  };
  const sign = (claims: Record<string, unknown>, header: { alg?: string; typ?: string } = {}) =>
    new SignJWT({ ...ours, ...claims })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
      .sign(Buffer.from(secret));

  test('the same claims and header are accepted', async () => {
    expect(await tokens.verify(await sign({}))).toBe(ours.jti);
  });

  test.each([
    ['another issuer', { iss: 'elsewhere' }],
    ['another audience', { aud: 'elsewhere' }],
    ['no user', { sub: undefined }],
    ['no session', { jti: undefined }],
    ['a session id that is too long', { jti: `${ours.jti}0` }],
    ['a session id with a prefix', { jti: `0${ours.jti}` }],
    ['no start', { nbf: undefined }],
    ['no expiry', { exp: undefined }],
    ['more than 4096 characters', { username: 'x'.repeat(4096) }],
  ])('%s', async (_what, claims) => {
    expect(await tokens.verify(await sign(claims))).toBeNull();
  });

  test.each([
    ['another algorithm', { alg: 'HS512' }],
    ['another type', { typ: 'JWT' }],
  ])('%s', async (_what, header) => {
    expect(await tokens.verify(await sign({}, header))).toBeNull();
  });
});

describe('remember', () => {
  function counted(max: number) {
    const made: string[] = [];
    const lengthOf = remember(max, async (text: string) => {
      made.push(text);
      return text === '' ? null : text.length;
    });
    return { made, lengthOf };
  }

  test('a cached result is not computed again', async () => {
    const { made, lengthOf } = counted(10);
    expect([await lengthOf('abc'), await lengthOf('abc'), await lengthOf('de')]).toEqual([3, 3, 2]);
    expect(made).toEqual(['abc', 'de']);
  });

  test('above its size, only the least recently used entry is evicted', async () => {
    const { made, lengthOf } = counted(2);
    for (const text of ['a', 'b', 'c', 'b', 'a']) await lengthOf(text);
    expect(made).toEqual(['a', 'b', 'c', 'a']);
  });

  test('null is not cached', async () => {
    const { made, lengthOf } = counted(1);
    expect([await lengthOf('a'), await lengthOf(''), await lengthOf(''), await lengthOf('a')]).toEqual([
      1,
      null,
      null,
      1,
    ]);
    expect(made).toEqual(['a', '', '']);
  });
});
