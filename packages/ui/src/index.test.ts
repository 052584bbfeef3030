import { expect, test } from 'vitest';
import * as kit from './index.ts';
import { en } from './labels/en.ts';
import { fr } from './labels/fr.ts';
import { nl } from './labels/nl.ts';
import * as shop from './shop.ts';
import { mapLabels } from './testing/mapLabels.ts';

test('the public exports are those that were agreed: a change here is a change for every consumer', async () => {
  const names = Object.keys(kit).sort();
  await expect(`${names.join('\n')}\n`).toMatchFileSnapshot('./index.exports.txt');
});

test('what only the shop Magazijn has comes from an address of its own', () => {
  expect(Object.keys(shop).sort()).toEqual(['GroceryPartnerLink', 'Wordmark']);
  expect(Object.keys(kit)).not.toEqual(expect.arrayContaining(Object.keys(shop)));
});

test.each([nl, en, fr])('no text but that of the mark names the shop Magazijn ($locale)', (labels) => {
  const named: string[] = [];
  mapLabels(labels, (text, place) => {
    if (/magazijn/i.test(text)) named.push(place);
    return text;
  });
  expect(named).toEqual(['wordmark.name']);
});

test('every export is a part or a function, never a bundle of them', () => {
  for (const [name, value] of Object.entries(kit)) {
    expect(['function', 'object'], name).toContain(typeof value);
    expect(value, name).not.toBeNull();
  }
});

test('whoever hears of a new value hears of what made it', () => {
  const sources = import.meta.glob<string>(['./components/**/*.tsx', '!**/*.test.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const heard = Object.entries(sources).flatMap(([path, source]) =>
    // A term is what is being searched for, not a value yet.
    [...source.matchAll(/^ {2}on(?!Term)\w+Change\?: (.*)$/gm)].map(([, type = '']) => ({ path, type })),
  );
  expect(heard.length).toBeGreaterThan(35);
  expect(heard.filter(({ type }) => !/, details: \w+\) => void/.test(type))).toEqual([]);
});
