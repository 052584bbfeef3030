import { expect, test } from 'vitest';
import { isSameOrigin } from './isSameOrigin.ts';

test.each([
  ['https://shop.example', 'https://shop.example'],
  ['https://shop.example:443', 'https://shop.example'],
  ['HTTPS://SHOP.example', 'https://shop.example'],
  ['http://127.0.0.1:4000', 'http://localhost:4000'],
  ['http://[::1]:4000', 'http://localhost:4000'],
])('%s may write to %s', (given, own) => expect(isSameOrigin(given, own)).toBe(true));

test.each([
  ['null', 'https://shop.example'],
  ['', 'https://shop.example'],
  ['http://shop.example', 'https://shop.example'],
  ['https://shop.example:8443', 'https://shop.example'],
  ['https://shop.example.evil.example', 'https://shop.example'],
  ['https://evil.example/https://shop.example', 'https://shop.example'],
  ['https://sub.shop.example', 'https://shop.example'],
  ['https://shop.example@evil.example', 'https://shop.example'],
  ['http://localhost:4001', 'http://localhost:4000'],
  ['http://localhost.evil.example:4000', 'http://localhost:4000'],
])('%j may not write to %s', (given, own) => expect(isSameOrigin(given, own)).toBe(false));
