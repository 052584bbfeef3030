// @vitest-environment node
import { expect, test } from 'vitest';
import { memoryStorage } from '../../shared/storage/browserStorage.ts';
import { earlierSearches, forgetSearches, keepSearch, searchHistoryKey } from './searchHistory.ts';

test('the newest term is first, without duplicates, and at most six are stored', () => {
  const storage = memoryStorage();
  for (const term of ['verf', 'a', 'b', 'c', 'd', 'luiers', 'Verf']) keepSearch(storage, 'anonymous', term);
  expect(earlierSearches(storage, 'anonymous')).toEqual(['Verf', 'luiers', 'd', 'c', 'b', 'a']);
});

test('a customer does not see another’s searches, and deleting keeps those', () => {
  const storage = memoryStorage();
  keepSearch(storage, '100001 vlinder', 'luiers');
  keepSearch(storage, '100002 bij', 'verf');
  expect(earlierSearches(storage, '100001 vlinder')).toEqual(['luiers']);
  expect(earlierSearches(storage, 'anonymous')).toEqual([]);
  forgetSearches(storage, '100001 vlinder');
  expect(earlierSearches(storage, '100001 vlinder')).toEqual([]);
  expect(earlierSearches(storage, '100002 bij')).toEqual(['verf']);
  forgetSearches(storage, '100002 bij');
  expect(storage.read(searchHistoryKey)).toBeNull();
});

test('the searches of the last ten people at one computer are stored', () => {
  const storage = memoryStorage();
  for (let person = 1; person <= 12; person += 1) keepSearch(storage, `p${person}`, 'luiers');
  expect(earlierSearches(storage, 'p2')).toEqual([]);
  expect(earlierSearches(storage, 'p3')).toEqual(['luiers']);
});

test.each([
  'no json',
  'null',
  '[]',
  '{"version":2,"people":[{"person":"anonymous","terms":["x"]}]}',
  '{"version":1,"people":{}}',
  '{"version":1,"people":[null,1,{"person":""},{"person":"anonymous","terms":"x"}]}',
])('an invalid value is dropped: %s', (text) => {
  const storage = memoryStorage(new Map([[searchHistoryKey, text]]));
  expect(earlierSearches(storage, 'anonymous')).toEqual([]);
  keepSearch(storage, 'anonymous', 'luiers');
  expect(earlierSearches(storage, 'anonymous')).toEqual(['luiers']);
});

test('invalid entries are dropped and valid ones kept', () => {
  const broken = '{"version":1,"people":[{"person":"anonymous","terms":["a",1,"","a","b"]}]}';
  const storage = memoryStorage(new Map([[searchHistoryKey, broken]]));
  expect(earlierSearches(storage, 'anonymous')).toEqual(['a', 'b']);
});
