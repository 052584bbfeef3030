import { expect, test } from 'vitest';
import { formatLabel } from './formatLabel.ts';

const items = { one: '{count} artikel', other: '{count} artikelen' };

test.each([
  [0, '0 artikelen'],
  [1, '1 artikel'],
  [9, '9 artikelen'],
  [1200, '1.200 artikelen'],
])('in Dutch %d is %s', (count, text) => {
  expect(formatLabel(items, { count }, 'nl')).toBe(text);
});

test('each language has its own plural rule and digits', () => {
  const french = { one: '{count} article', other: '{count} articles' };
  expect(formatLabel(french, { count: 0 }, 'fr')).toBe('0 article');
  expect(formatLabel(french, { count: 1200 }, 'fr')).toBe('1\u202f200 articles');
  expect(formatLabel({ other: '{count} items' }, { count: 1200 }, 'en')).toBe('1,200 items');
});

test('a missing plural category uses the form `other`', () => {
  const polish = { one: '{count} produkt', other: '{count} produktów' };
  expect(formatLabel(polish, { count: 3 }, 'pl')).toBe('3 produktów');
});

test('texts are inserted unchanged, and a placeholder without a value stays', () => {
  expect(formatLabel('Je bestelt via {host}.', { host: '$& {host}' }, 'nl')).toBe(
    'Je bestelt via $& {host}.',
  );
  expect(formatLabel('{number} van {count}', { number: 2 }, 'nl')).toBe('2 van {count}');
});
