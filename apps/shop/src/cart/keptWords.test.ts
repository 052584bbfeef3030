import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { keptWords } from './keptWords.ts';

const words = { coupon: 'DEMO10', orderReference: 'Groep Zon' };

test('what one customer typed is given to that one alone, once', () => {
  const kept = keptWords(memoryStorage());
  kept.keep('1', words);
  kept.keep('2', { coupon: '', orderReference: 'Groep Maan' });
  expect(kept.take('3')).toBeNull();
  expect(kept.take('1')).toEqual(words);
  expect(kept.take('1')).toBeNull();
  expect(kept.take('2')).toEqual({ coupon: '', orderReference: 'Groep Maan' });
});

test('nothing typed is nothing kept, and what is forgotten leaves no trace', () => {
  const content = new Map<string, string>();
  const kept = keptWords(memoryStorage(content));
  kept.keep('1', { coupon: '', orderReference: '' });
  expect(content.size).toBe(0);
  kept.keep('1', words);
  kept.forget();
  expect(content.size).toBe(0);
});

test('whatever stands under the key, nothing throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const kept = keptWords(memoryStorage(new Map([['magazijn.cartWords', text]])));
      kept.take('1');
      kept.keep('1', words);
      expect(kept.take('1')).toEqual(words);
    }),
  );
});
