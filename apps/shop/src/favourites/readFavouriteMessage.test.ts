import { expect, test } from 'vitest';
import { readFavouriteMessage } from './readFavouriteMessage.ts';

test('a message of this version is read', () => {
  const sent = { viewer: '100001', productId: 7, change: 'marked' };
  expect(readFavouriteMessage(sent)).toEqual(sent);
});

test.each([
  null,
  'marked',
  {},
  { viewer: '100001', productId: '7', change: 'marked' },
  { viewer: 100001, productId: 7, change: 'marked' },
  { viewer: '100001', productId: 7, change: 'emptied' },
])('%j is not', (sent) => expect(readFavouriteMessage(sent)).toBeNull());
