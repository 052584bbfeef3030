import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './hashPassword.ts';

test('a password matches only its own hash, which has OWASP’s cost and a random salt', async () => {
  const [first, second] = await Promise.all([hashPassword('geheim één'), hashPassword('geheim één')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(first).not.toBe(second);
  expect(await verifyPassword('geheim één', first)).toBe(true);
  expect(await verifyPassword('geheim één', second)).toBe(true);
  for (const wrong of ['', 'geheim een', 'geheim één ', 'Geheim één', 'geheim één\0']) {
    expect(await verifyPassword(wrong, first), wrong).toBe(false);
  }
});

test('a hash of another implementation and another cost is verified', async () => {
  // From the reference implementation: echo -n password | argon2 somesalt -id -t 2 -k 65536 -p 1 -l 32
  const known = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await verifyPassword('password', known)).toBe(true);
  expect(await verifyPassword('Password', known)).toBe(false);
});

test('every character of a long password counts', async () => {
  const long = 'a'.repeat(200);
  const hash = await hashPassword(`${long}1`);
  expect(await verifyPassword(`${long}1`, hash)).toBe(true);
  expect(await verifyPassword(`${long}2`, hash)).toBe(false);
});

test('an unknown user matches no password, at the same cost', async () => {
  const hash = await hashPassword('geheim');
  const timed = async (stored: string | null) => {
    // CPU time of the whole process: a derivation runs in its own thread.
    const before = process.cpuUsage();
    const fits = await verifyPassword('geheim2', stored);
    return { fits, took: process.cpuUsage(before).user };
  };
  const [known, unknown] = [await timed(hash), await timed(null)];
  expect([known.fits, unknown.fits]).toEqual([false, false]);
  // A derivation takes tens of milliseconds, an early return microseconds.
  expect(unknown.took).toBeGreaterThan(known.took / 5);
});

test('an invalid hash is an error, not a wrong password', async () => {
  await expect(verifyPassword('x', 'plain-text')).rejects.toThrow('argon2id');
});
