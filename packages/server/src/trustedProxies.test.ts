import { describe, expect, test } from 'vitest';
import { areTrustedProxies, clientAddress, isFromProxy, readTrustedProxies } from './trustedProxies.ts';

/** Resolves the client address from the setting, the socket and the header. */
function addressOf(setting: string, socket: string | undefined, forwarded: string | null): string {
  return clientAddress(readTrustedProxies(setting), socket, forwarded);
}

describe('client address of a request', () => {
  const proxies = '203.0.113.7,10.0.0.0/8,2001:db8:aaaa::/48';

  test.each([
    ['an address of the network counts by itself', '', '198.51.100.1', null, '198.51.100.1'],
    ['whatever it writes itself', '', '198.51.100.1', '192.0.2.1', '198.51.100.1'],
    ['this machine is believed', '', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['also by IPv6', '', '::1', '198.51.100.1', '198.51.100.1'],
    ['also as IPv6 writes IPv4', '', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['about the last hop alone', '', '127.0.0.1', '192.0.2.1, 198.51.100.1', '198.51.100.1'],
    ['a proxy that is not named is the client', '', '127.0.0.1', '192.0.2.1, 203.0.113.7', '203.0.113.7'],
    ['one that is named is not', proxies, '127.0.0.1', '198.51.100.1, 203.0.113.7', '198.51.100.1'],
    ['at the socket', proxies, '203.0.113.7', '198.51.100.1', '198.51.100.1'],
    ['in a range', proxies, '10.200.3.4', '198.51.100.1', '198.51.100.1'],
    ['beside the range', proxies, '11.0.0.1', '198.51.100.1', '11.0.0.1'],
    ['in a range of IPv6', proxies, '2001:db8:aaaa:1::5', '2001:db8:1::9', '2001:db8:1::9'],
    ['beside the range of IPv6', proxies, '2001:db8:aaab::5', '2001:db8:1::9', '2001:db8:aaab::5'],
    ['two hops', proxies, '10.0.0.2', '192.0.2.1, 198.51.100.1, 203.0.113.7, 10.0.0.1', '198.51.100.1'],
    ['a customer within the ranges', proxies, '10.0.0.2', '10.3.3.3, 203.0.113.7', '10.3.3.3'],
    ['a named address in other letters', '2001:DB8::7', '2001:db8:0::7', '198.51.100.1', '198.51.100.1'],
    ['with a port', proxies, '10.0.0.2', '198.51.100.1:51234', '198.51.100.1'],
    ['IPv6 with a port', proxies, '10.0.0.2', '[2001:db8:1::9]:51234', '2001:db8:1::9'],
    ['texts that are not addresses are ignored', proxies, '10.0.0.2', '198.51.100.1, unknown', '10.0.0.2'],
    ['an empty header too', proxies, '10.0.0.2', '', '10.0.0.2'],
    ['without a socket', '', undefined, '198.51.100.1', '198.51.100.1'],
    ['without anything', '', undefined, null, 'unknown'],
  ])('%s', (_name, setting, socket, forwarded, client) => {
    expect(addressOf(setting, socket, forwarded)).toBe(client);
  });
});

test.each([
  ['this machine', '127.0.0.1', true],
  ['this machine, as IPv6 writes IPv4', '::ffff:127.0.0.1', true],
  ['a proxy that is named', '203.0.113.7', true],
  ['another client', '198.51.100.1', false],
  ['another client by IPv6', '2001:db8::7', false],
  ['no socket, as in a test', undefined, true],
])('whether %s is a trusted proxy', (_who, socket, expected) => {
  expect(isFromProxy(readTrustedProxies('203.0.113.7'), socket)).toBe(expected);
});

test.each([
  'proxy.example',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/-1',
  '10.0.0.0/08',
  '0.0.0.0/0',
  '::/0',
  '2001:db8::/129',
  '10.0.0.0/8/8',
  '10.0.0',
  '010.0.0.1',
  '10.0.0.1:80',
  'fe80::1%eth0',
  '10.0.0.1,',
  '10.0.0.1 10.0.0.2',
])('%s is refused as a setting', (text) => {
  expect(areTrustedProxies(text)).toBe(false);
  expect(() => readTrustedProxies(text)).toThrow('TRUSTED_PROXIES must be addresses');
});

test('spaces around the commas are allowed', () => {
  expect(readTrustedProxies(' 10.0.0.1 , 2001:db8::/32 ').trusts('2001:db8:1::1')).toBe(true);
});
