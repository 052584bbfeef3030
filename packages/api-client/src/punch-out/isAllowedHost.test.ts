import { expect, test } from 'vitest';
import { hostPattern, isAllowedHost } from './isAllowedHost.ts';

test.each([
  ['https://buyer.example/x', 'buyer.example', true],
  ['https://BUYER.example:443/x', 'buyer.example', true],
  ['https://buyer.example:8443/x', 'buyer.example', false],
  ['https://buyer.example:8443/x', 'buyer.example:8443', true],
  ['https://buyer.example:8443/x', 'buyer.example:*', true],
  ['https://sub.buyer.example/x', 'buyer.example', false],
  ['https://buyer.example.evil.example/x', 'buyer.example', false],
  ['https://evilbuyer.example/x', 'buyer.example', false],
])('%s against %s: %s', (url, host, allowed) => {
  expect(isAllowedHost(new URL(url), ['other.example', host])).toBe(allowed);
});

test('what may stand on the list is a host, safe to put in a header', () => {
  for (const host of ['localhost:*', '127.0.0.1:*', 'buyer.example', 'inkoop.buyer.example:8443']) {
    expect(host).toMatch(hostPattern);
  }
  for (const host of [
    '*',
    '*.example',
    'https://buyer.example',
    "a 'self'",
    'a;script-src *',
    'a/b',
    '',
    'a:',
  ]) {
    expect(host).not.toMatch(hostPattern);
  }
});
