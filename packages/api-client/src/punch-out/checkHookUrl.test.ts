import { describe, expect, test } from 'vitest';
import { checkHookUrl, hostPattern, isAllowedHost, isSameHost } from './checkHookUrl.ts';

describe('checkHookUrl', () => {
  const rules = { ownOrigin: 'https://shop.example', hosts: [], allowHttp: false };

  test.each([
    'https://buyer.example/return',
    'https://buyer.example:8443/return?a=1&b=%20#x',
    'HTTPS://Buyer.Example/Return',
    'http://localhost:4001/procurement/return',
    'http://127.0.0.1:4001/return',
  ])('%s is returned unchanged', (url) => {
    expect(checkHookUrl(url, rules)).toBe(url);
  });

  test.each([
    '',
    ' ',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://buyer.example',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    'ftp://buyer.example/',
    'sapevent:POST',
    'about:blank',
    '//buyer.example/return',
    '/return',
    'buyer.example/return',
    'http://buyer.example/return',
    'https://shop.example/return',
    'https://SHOP.example:443/return',
    'https://user@buyer.example/',
    'https://user:pass@buyer.example/',
    'https://@buyer.example/',
    'https://shop.example@buyer.example/',
    'https:buyer.example',
    'https:\\\\buyer.example',
    'https://buyer.example\\@shop.example/',
    ' https://buyer.example/',
    'https://buyer.example/\nX-Header: 1',
    'https://buyer.example/\u0000',
    'https://',
    'https://[::1',
    'https://buyer.example:99999/',
    `https://buyer.example/${'a'.repeat(2000)}`,
    'http://localhost.evil.example/',
    'http://127.0.0.1.evil.example/',
  ])('%j is refused', (url) => {
    expect(checkHookUrl(url, rules)).toBeNull();
  });

  test('http from other hosts is accepted when configured', () => {
    const url = 'http://buyer.example/return';
    expect(checkHookUrl(url, { ...rules, allowHttp: true })).toBe(url);
  });

  test('a company’s list of hosts is enforced', () => {
    const listed = { ...rules, hosts: ['buyer.example'] };
    expect(checkHookUrl('https://buyer.example/', listed)).toBe('https://buyer.example/');
    expect(checkHookUrl('https://other.example/', listed)).toBeNull();
  });

  test.each([
    'http://127.0.0.1:4000/',
    'http://localhost.:4000/',
    'http://[::1]:4000/x',
    'https://localhost:4000/',
  ])('another name of the shop’s host (%s) is still refused', (url) => {
    expect(checkHookUrl(url, { ...rules, ownOrigin: 'http://localhost:4000', allowHttp: true })).toBeNull();
  });
});

describe('isAllowedHost', () => {
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

  test('an entry of the list is a host that is safe in a header', () => {
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
});

describe('isSameHost', () => {
  const isSame = (first: string, second: string) => isSameHost(new URL(first), new URL(second));

  test.each([
    ['https://shop.example/', 'https://SHOP.example:443/x'],
    ['https://shop.example/', 'https://shop.example./'],
    ['https://shop.example/', 'http://shop.example/'],
    ['https://shop.example/', 'https://shop.example:80/'],
    ['http://localhost:4000/', 'http://127.0.0.1:4000/'],
    ['http://localhost:4000/', 'http://127.1:4000/'],
    ['http://localhost:4000/', 'http://0x7f000001:4000/'],
    ['http://localhost:4000/', 'http://127.8.0.1:4000/'],
    ['http://localhost:4000/', 'http://[::1]:4000/'],
    ['http://localhost:4000/', 'http://[::ffff:127.0.0.1]:4000/'],
    ['http://localhost:4000/', 'http://0.0.0.0:4000/'],
    ['http://localhost:4000/', 'http://[::]:4000/'],
    ['http://localhost:4000/', 'https://localhost.:4000/'],
    ['http://localhost:4000/', 'http://shop.localhost:4000/'],
  ])('%s and %s are the same host', (first, second) => {
    expect([isSame(first, second), isSame(second, first)]).toEqual([true, true]);
  });

  test.each([
    ['https://shop.example/', 'https://inkoop.shop.example/'],
    ['https://shop.example/', 'https://shop.example:8443/'],
    ['https://shop.example/', 'https://shop.example.nl/'],
    ['http://localhost:4000/', 'http://localhost:4001/'],
    ['http://localhost:4000/', 'http://127.0.0.1.example:4000/'],
    ['http://localhost:4000/', 'http://128.0.0.1:4000/'],
    ['http://localhost:4000/', 'http://localhost.example:4000/'],
  ])('%s and %s are different hosts', (first, second) => {
    expect([isSame(first, second), isSame(second, first)]).toEqual([false, false]);
  });
});
