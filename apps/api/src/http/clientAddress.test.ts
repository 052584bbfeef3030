import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress } from './clientAddress.ts';

const app = new Hono().get('/', (context) => context.text(clientAddress(context)));

/** The address that a request counts under, whose socket comes from `socket`. */
async function addressOf(socket: string | null, forwarded?: string): Promise<string> {
  const request = new Request('http://api.test/', {
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });
  const environment = socket === null ? {} : { incoming: { socket: { remoteAddress: socket } } };
  return (await app.request(request, undefined, environment)).text();
}

test('an address of the network is believed by itself, whatever its header says', async () => {
  expect(await addressOf('203.0.113.9')).toBe('203.0.113.9');
  expect(await addressOf('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
});

test('a proxy on this machine is believed about whom it speaks for, and only about the last hop', async () => {
  for (const socket of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    expect(await addressOf(socket, 'made-up, 198.51.100.1')).toBe('198.51.100.1');
  }
  expect(await addressOf('127.0.0.1')).toBe('127.0.0.1');
});

test('the addresses of one IPv6 network count as one', async () => {
  expect(await addressOf('2001:db8:1:2:a:b:c:d')).toBe(await addressOf('2001:db8:1:2::1:2:3'));
  expect(await addressOf('2001:db8:1:2:a:b:c:d')).not.toBe(await addressOf('2001:db8:1:3:a:b:c:d'));
});

test('without a socket there is no address', async () => expect(await addressOf(null)).toBe('unknown'));
