import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tokenClaimsSchema } from '../schemas/tokenClaims.ts';
import { readTokenClaims } from './Session.ts';

const base64url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const payload = {
  username: 'vlinder@demo.magazijn.test',
  company: { name: 'Kinderopvang De Vlïnder', customer_number: '100001' },
  admin: false,
  exp: 1_800_000_000,
};

const tokenOf = (content: unknown) => `e30.${base64url(JSON.stringify(content))}.c2ln`;

describe('readTokenClaims', () => {
  test.each([
    [true, true],
    [false, false],
    [1, true],
    [0, false],
  ])('[T05] a token has company, admin flag and username; %s is %s', (flag, admin) => {
    expect(readTokenClaims(tokenOf({ ...payload, admin: flag }))).toEqual({
      username: 'vlinder@demo.magazijn.test',
      companyName: 'Kinderopvang De Vlïnder',
      customerNumber: '100001',
      admin,
      name: '',
      role: 'administrator',
      expiresAt: 1_800_000_000,
    });
  });

  test('[T05] a customer number can be a JSON number, and the admin flag can be absent', () => {
    const company = { ...payload.company, customer_number: 100001 };
    for (const admin of [undefined, null])
      expect(readTokenClaims(tokenOf({ ...payload, company, admin }))).toMatchObject({
        customerNumber: '100001',
        admin: false,
      });
  });

  test.each([
    ['buyer', 'buyer'],
    ['a later role', 'requester'],
  ])('a token with a name and the role %s is of a person who is a %s', (given, role) => {
    expect(readTokenClaims(tokenOf({ ...payload, name: 'Egel', role: given }))).toMatchObject({
      name: 'Egel',
      role,
    });
  });

  test('[T05] a token without an expiry time is valid; one with an invalid time is not', () => {
    expect(readTokenClaims(tokenOf({ ...payload, exp: undefined })).expiresAt).toBeNull();
    expect(() => readTokenClaims(tokenOf({ ...payload, exp: 'morgen' }))).toThrow(/log in again/);
  });

  test.each([
    ['empty', ''],
    ['two parts', 'e30.e30'],
    ['four parts', `${tokenOf(payload)}.x`],
    ['not base64', 'e30.%%%.c2ln'],
    ['not JSON', `e30.${base64url('{')}.c2ln`],
    ['null', tokenOf(null)],
    ['a list', tokenOf([])],
    ['without a company', tokenOf({ ...payload, company: undefined })],
    ['admin as a text', tokenOf({ ...payload, admin: 'yes' })],
    ['admin as another number', tokenOf({ ...payload, admin: 2 })],
    ['endless', `e30.${'a'.repeat(9000)}.c2ln`],
    ['invalid UTF-8', `e30.${btoa('{"username":"\xff"}')}.c2ln`],
  ])('[T04] a token that is %s throws an error', (_title, token) => {
    expect(() => readTokenClaims(token)).toThrow(/log in again/);
  });

  test('[T04] any text throws the documented error or none', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `a.${text}.b`),
        ),
        (token) => {
          expect(() => readTokenClaims(token)).toThrow(/log in again/);
        },
      ),
    );
  });
});

test('the manual check agrees with the published schema', () => {
  const value = fc.oneof(fc.string(), fc.boolean(), fc.double(), fc.constant(null), fc.constant(undefined));
  const claims = fc.record({
    username: value,
    company: fc.oneof(fc.record({ name: value, customer_number: value }), value),
    admin: fc.oneof(value, fc.constantFrom(0, 1)),
    exp: value,
  });
  fc.assert(
    fc.property(claims, (content) => {
      const wire = JSON.parse(JSON.stringify(content));
      const read = () => readTokenClaims(tokenOf(wire));
      if (tokenClaimsSchema.safeParse(wire).success) expect(read).not.toThrow();
      else expect(read).toThrow(/log in again/);
    }),
  );
});
