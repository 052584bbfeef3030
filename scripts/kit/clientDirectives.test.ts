import { expect, test } from 'vitest';
import { findClientDirectives } from './findClientDirectives.ts';
import { kitModules, kitRoot } from './kitModules.ts';

test("'use client' stands on the kit's modules that need a browser, and on no other", () => {
  const modules = kitModules();
  expect(modules.size).toBeGreaterThan(150);
  expect(findClientDirectives(modules, kitRoot)).toEqual([]);
});
