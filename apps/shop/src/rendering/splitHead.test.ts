import { expect, test } from 'vitest';
import { splitHead } from './splitHead.ts';

test('what belongs in head is cut at the first element of the page', () => {
  expect(
    splitHead('<link rel="preload" href="/a"/><title>A</title><meta name="b"/><a>B</a><title>C</title>'),
  ).toEqual({
    head: '<link rel="preload" href="/a"/><title>A</title><meta name="b"/>',
    body: '<a>B</a><title>C</title>',
  });
});

test('a page without a head stays whole', () => {
  expect(splitHead('<div>A</div>')).toEqual({ head: '', body: '<div>A</div>' });
});
