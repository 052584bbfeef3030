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
    [...read(join(shop, file)).matchAll(/import (?:type )?\{([^}]*)\} from '@magazijn\/ui'/g)].flatMap(
      ([, list = '']) => namesIn(list),
    ),
  ),
);

/** Files of the kit's components that those names need, whatever stands in between, and their folders. */
function neededParts(): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    for (const [, path = ''] of read(file).matchAll(/(?:from |import\()'(\.{1,2}\/[^']+)'/g))
      visit(resolve(dirname(file), path));
  };
  for (const index of ['index.ts', 'index.commerce.ts', 'shop.ts'])
    for (const [, list = '', path = ''] of read(join(kit, index)).matchAll(
      /export \{([^}]*)\} from '([^']+)'/g,
    ))
      if (namesIn(list).some((name) => imported.has(name))) visit(resolve(kit, path));
  return new Set(
    [...seen].flatMap((file) => [file, dirname(file)]).map((path) => relative(join(kit, 'components'), path)),
  );
}

test('the parts that the stylesheet leaves out are there, and no page of the shop has them', () => {
  const [, list = ''] =
    /@source not "[./]*packages\/ui\/src\/components\/\{([^}]*)\}"/.exec(read(join(shop, 'app/shop.css'))) ??
    [];
  const left = list.split(',');
  const needed = neededParts();
  expect(needed.size).toBeGreaterThan(80);
  expect(left.length).toBeGreaterThan(1);
  expect(left.filter((part) => !existsSync(join(kit, 'components', part)))).toEqual([]);
  expect(left.filter((part) => needed.has(part))).toEqual([]);
});
