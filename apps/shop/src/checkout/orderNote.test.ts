import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { orderNote } from './orderNote.ts';

interface Note {
  readonly customerNumber: string;
  readonly day: number;
}
const { keep, read } = orderNote<Note>('note', ({ day }) => typeof day === 'number');
const note = { customerNumber: '100001', day: 3 };

test('what was kept is read again, by the customer whose it is and by nobody else', () => {
  const storage = memoryStorage();
  keep(storage, note);
  expect(read(storage, '100001')).toEqual(note);
  expect(read(storage, '100002')).toBeNull();
  keep(storage, null);
  expect(read(storage, '100001')).toBeNull();
});

test('whatever stands there, the page opens', () => {
  const strange = fc.oneof(fc.string(), fc.json(), fc.constant('{"customerNumber":"100001","day":"3"}'));
  fc.assert(
    fc.property(strange, (text) => {
      expect(read(memoryStorage(new Map([['note', text]])), '100001')).toBeNull();
    }),
  );
});
