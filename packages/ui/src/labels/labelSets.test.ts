import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Labels } from './Labels.ts';
import { nl } from './nl.ts';

const modules = import.meta.glob<Record<string, object>>(['./*Labels.ts', '!./useLabels.ts'], {
  eager: true,
});
const defaults = Object.values(modules)
  .flatMap((exports) => Object.entries(exports))
  .filter(([, value]) => typeof value === 'object');

test('the Dutch set has the defaults of every component', () => {
  expect(defaults.length).toBeGreaterThan(50);
  const { locale, ...sets } = nl;
  expect(locale).toBe('nl');
  expect(Object.fromEntries(defaults)).toEqual(
    Object.fromEntries(Object.entries(sets).map(([part, labels]) => [`${part}Labels`, labels])),
  );
});

/** Every text with its path: 'pagination.next', 'miniCart.items.one'. */
function textsOf(value: object, place = ''): (readonly [string, string])[] {
  return Object.entries(value).flatMap(([key, each]) =>
    typeof each === 'string' ? [[`${place}${key}`, each] as const] : textsOf(each, `${place}${key}.`),
  );
}
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();

test('French has a narrow non-breaking space before high punctuation', () => {
  const high = /(?<!\u202f)[:;?!»]|«(?!\u202f)/;
  expect(textsOf(fr).filter(([, text]) => high.test(text))).toEqual([]);
  expect(textsOf(fr).some(([, text]) => text.includes('\u202f:'))).toBe(true);
});

describe.each<[string, Labels]>([
  ['en', en],
  ['fr', fr],
])('%s', (_, labels) => {
  const dutch = textsOf(nl);
  const translated = textsOf(labels);

  test('every text exists and is not empty', () => {
    expect(translated.map(([place]) => place).toSorted()).toEqual(dutch.map(([place]) => place).toSorted());
    expect(translated.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('its texts have the same placeholders as the Dutch ones', () => {
    const named = (texts: typeof dutch) =>
      Object.fromEntries(texts.map(([place, text]) => [place, placeholders(text)]));
    // The form `one` may have the number as a word.
    const counted = ([place]: readonly [string, string]) => !place.endsWith('.one');
    expect(named(translated.filter(counted))).toEqual(named(dutch.filter(counted)));
  });
});
