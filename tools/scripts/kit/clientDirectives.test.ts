import { describe, expect, test } from 'vitest';
import { findClientDirectives } from './clientDirectives.ts';
import { kitModules, kitRoot } from './kitModules.ts';

describe('findClientDirectives', () => {
  const found = (modules: Record<string, string>) =>
    findClientDirectives(new Map(Object.entries(modules)), '/kit');

  test('components that need a browser have the directive, and no others', () => {
    expect(
      found({
        '/kit/Good.tsx': "'use client';\nexport const Good = () => <a onClick={() => 1} />;",
        '/kit/Plain.tsx': 'export const Plain = () => <p />;',
        '/kit/Missing.tsx': 'export const Missing = () => <p>{useState(0)}</p>;',
        '/kit/Nothing.tsx': "'use client';\nexport const Nothing = () => <p />;",
      }),
    ).toEqual([
      "Missing.tsx: 'use client' is missing (useState())",
      "Nothing.tsx: 'use client' without need",
    ]);
  });

  test('a component that imports a client hook or context needs the directive', () => {
    expect(
      found({
        '/kit/useX.ts': 'export const useX = () => useState(0);',
        '/kit/Uses.tsx': "import { useX } from './useX.ts';\nexport const Uses = () => <p />;",
        '/kit/TypeOnly.tsx': "import type { X } from './useX.ts';\nexport const TypeOnly = () => <p />;",
      }),
    ).toEqual(["Uses.tsx: 'use client' is missing (imports useX.ts)"]);
    expect(found({ '/kit/useY.ts': "'use client';\nexport const useY = () => useState(0);" })).toEqual([
      "useY.ts: 'use client' belongs to the components that use it",
    ]);
  });

  test('a server component cannot use a value of a client module', () => {
    const client =
      "'use client';\nexport const itemClass = 'p-1';\nexport const Item = () => <p onClick={() => 1} />;";
    expect(
      found({
        '/kit/Item.tsx': client,
        '/kit/List.tsx': "import { Item, itemClass } from './Item.tsx';\nexport const List = () => <Item />;",
      }),
    ).toEqual([
      'List.tsx: itemClass of ./Item.tsx is only a reference on a server; give it a module of its own',
    ]);
  });
});

test("the kit's modules that need a browser have 'use client', and no others", () => {
  const modules = kitModules();
  expect(modules.size).toBeGreaterThan(150);
  expect(findClientDirectives(modules, kitRoot)).toEqual([]);
});
