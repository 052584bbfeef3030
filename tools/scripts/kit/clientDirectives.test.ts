import { expect, test } from 'vitest';
import { findClientDirectives } from './clientDirectives.ts';
import { kitModules, kitRoot } from './kitModules.ts';

test("the kit's modules that need a browser have 'use client', and no others", () => {
  const modules = kitModules();
  expect(modules.size).toBeGreaterThan(150);
  expect(findClientDirectives(modules, kitRoot)).toEqual([]);
});
