import { expect, test } from 'vitest';
import { replaceSection } from './replaceSection.ts';

const document = 'Before\n<!-- bench:api -->\nold\n<!-- /bench:api -->\nBehind\n';

test('only what stands between the marks changes, however often', () => {
  const once = replaceSection(document, 'api', '| new |');
  expect(once).toBe('Before\n<!-- bench:api -->\n| new |\n<!-- /bench:api -->\nBehind\n');
  expect(replaceSection(once, 'api', '| new |')).toBe(once);
});

test('a document without the marks is left alone, and says so', () => {
  expect(() => replaceSection(document, 'scale', 'text')).toThrow('no section <!-- bench:scale -->');
});
