import { expect, test } from 'vitest';
import { kebab } from './kebab.ts';

test.each([
  ['Patterns/EmptyAndError', 'patterns-empty-and-error'],
  ['Order history', 'order-history'],
  ['MenuOpen', 'menu-open'],
])('%s is %s', (text, name) => {
  expect(kebab(text)).toBe(name);
});
