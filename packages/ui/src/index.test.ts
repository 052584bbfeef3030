// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as kit from './index.ts';
import { en } from './labels/en.ts';
import { fr } from './labels/fr.ts';
import { nl } from './labels/nl.ts';
import * as shop from './shop.ts';
import { mapLabels } from './testing/mapLabels.ts';
import { publicExports } from './testing/publicExports.ts';

const exported = publicExports(fileURLToPath(new URL('index.ts', import.meta.url)));

test('the public exports are the agreed ones', async () => {
  const values = Object.entries(kit).map(([name, value]) => `${name}: ${typeof value}`);
  const types = exported.filter(({ isType }) => isType).map(({ name }) => `${name}: type`);
  await expect(`${[...values, ...types].sort().join('\n')}\n`).toMatchFileSnapshot('./index.exports.txt');
});

test('components of the shop Magazijn have their own entry point', () => {
  expect(Object.keys(shop).sort()).toEqual(['GroceryPartnerLink', 'Wordmark']);
  expect(Object.keys(kit)).not.toEqual(expect.arrayContaining(Object.keys(shop)));
});

test.each([nl, en, fr])('only the wordmark’s text names the shop Magazijn ($locale)', (labels) => {
  const named: string[] = [];
  mapLabels(labels, (text, place) => {
    if (/magazijn/i.test(text)) named.push(place);
    return text;
  });
  expect(named).toEqual(['wordmark.name']);
});
