import { expect, test } from 'vitest';
import { isSameHost } from './isSameHost.ts';

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
])('%s and %s are one', (first, second) => {
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
])('%s and %s are not', (first, second) => {
  expect([isSame(first, second), isSame(second, first)]).toEqual([false, false]);
});
