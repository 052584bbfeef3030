// @vitest-environment node
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const shop = fileURLToPath(new URL('..', import.meta.url));
const kit = resolve(shop, '../../../packages/ui/src');
const read = (file: string) => readFileSync(file, 'utf8');
const namesIn = (list: string) =>
  list
    .split(',')
    .map((name) => name.replace('type ', '').trim())
    .filter(Boolean);

/** Names that the shop's own code imports from the kit. */
const imported = new Set(
  globSync('**/*.{ts,tsx}', { cwd: shop, exclude: (name) => /\.test\./.test(String(name)) }).flatMap((file) =>
    [
      ...read(join(shop, file)).matchAll(/(?:import|export) (?:type )?\{([^}]*)\} from '@magazijn\/ui'/g),
    ].flatMap(([, list = '']) => namesIn(list)),
  ),
);

/** Names of the values that a module of the kit exports. */
const declaredIn = (source: string) => [
  ...[...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name),
  ...[...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) => namesIn(list)),
];

/** Files of the kit's components that those names import, directly or not, and their folders. */
function neededParts(): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    for (const [, path = ''] of read(file).matchAll(/(?:from |import\()'(\.{1,2}\/[^']+)'/g))
      visit(resolve(dirname(file), path));
  };
  for (const index of ['index.ts', 'shop.ts'])
    for (const [, list, path = ''] of read(join(kit, index)).matchAll(
      /export (?:\*|\{([^}]*)\}) from '([^']+)'/g,
    )) {
      const file = resolve(kit, path);
      const names = list === undefined ? declaredIn(read(file)) : namesIn(list);
      if (names.some((name) => imported.has(name))) visit(file);
    }
  return new Set(
    [...seen].flatMap((file) => [file, dirname(file)]).map((path) => relative(join(kit, 'components'), path)),
  );
}

test('the components that the stylesheet excludes exist, and no page of the shop uses them', () => {
  const lists = read(join(shop, 'app/shop.css')).matchAll(
    /@source not "[./]*packages\/ui\/src\/components\/(\w+)\/\{([^}]*)\}"/g,
  );
  const left = [...lists].flatMap(([, shelf, list = '']) =>
    list.split(',').map((part) => `${shelf}/${part}`),
  );
  const needed = neededParts();
  expect(needed.size).toBeGreaterThan(80);
  expect(left.length).toBeGreaterThan(1);
  expect(left.filter((part) => !existsSync(join(kit, 'components', part)))).toEqual([]);
  expect(left.filter((part) => needed.has(part))).toEqual([]);
});

test('no module imports a stylesheet, which no document would name and no budget would count', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: shop });
  const sheets = files.filter((file) => /import '[^']+\.css'/.test(read(join(shop, file))));
  expect(files.length).toBeGreaterThan(400);
  expect(sheets).toEqual([]);
});
