import { expect, test } from 'vitest';
import { englishLabels } from './englishLabels.ts';

const modules = import.meta.glob<Record<string, unknown>>('./*Labels.ts', { eager: true });
const isSet = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const dutch = Object.entries(modules)
  .filter(([path]) => !path.endsWith('/englishLabels.ts'))
  .flatMap(([, exports]) => Object.entries(exports))
  .filter((entry): entry is [string, Record<string, unknown>] => isSet(entry[1]));
const english: Readonly<Record<string, Readonly<Record<string, unknown>>>> = englishLabels;

test('every set has its English, and English has no set of its own', () => {
  expect(Object.keys(english).toSorted()).toEqual(dutch.map(([name]) => name).toSorted());
});

test.each(dutch)('%s has the same texts in English, words where it has words', (name, labels) => {
  const kinds = (set: Readonly<Record<string, unknown>>) =>
    Object.entries(set)
      .map(([key, value]) => `${key}: ${typeof value}`)
      .toSorted();
  expect(kinds(english[name] ?? {})).toEqual(kinds(labels));
});
