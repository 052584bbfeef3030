// @vitest-environment node
import { expect, test } from 'vitest';
import { readPage } from './readPage.ts';

test.each([
  ['1', 1],
  ['12', 12],
  ['10000', 10_000],
])('[S22] page %s is that page', (text, page) => expect(readPage(text)).toBe(page));

test.each([null, '', '0', '-1', '1e9', 'abc', '1.5', ' 2', '٣', '02', '10001', '1000000000'])(
  '[S22] %j is the first page',
  (text) => expect(readPage(text)).toBe(1),
);
