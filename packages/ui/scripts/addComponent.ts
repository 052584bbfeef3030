import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publicExports } from '../src/testing/publicExports.ts';
import { kebabCase, newComponentFiles, partKey, type Shelf } from './newComponentFiles.ts';

/** Inserts lines before the first line that sorts after them, within the block that `among` matches. */
function insertSorted(file: string, lines: string, key: string, among: RegExp): void {
  const rows = readFileSync(file, 'utf8').split('\n');
  const at = rows.findIndex((row) => {
    const [, other] = among.exec(row) ?? [];
    return other !== undefined && other > key;
  });
  const last = rows.findLastIndex((row) => among.test(row));
  rows.splice(at < 0 ? last + 1 : at, 0, lines);
  writeFileSync(file, rows.join('\n'));
}

/** Adds a component: files, texts, exports. Returns the paths; throws if the name is invalid or taken. */
export function addComponent(name: string, shelf: Shelf, kit: string): string[] {
  if (!/^[A-Z][a-zA-Z0-9]+$/.test(name))
    throw new Error(`The name of a component is like PriceTag, not “${name}”.`);
  const folder = kebabCase(name);
  if (globSync(`src/components/*/${folder}`, { cwd: kit }).length > 0)
    throw new Error(`There is a folder ${folder} already.`);
  const [index, shop] = ['index.ts', 'shop.ts'].map((file) => join(kit, 'src', file)) as [string, string];
  if ([index, shop].flatMap(publicExports).some((each) => each.name === name))
    throw new Error(`${name} is a public name already.`);

  const files = newComponentFiles(name, shelf);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(kit, path)), { recursive: true });
    writeFileSync(join(kit, path), text);
  }
  const module = `./components/${shelf}/${folder}/${name}.tsx`;
  insertSorted(
    shelf === 'shop' ? shop : index,
    `export * from '${module}';`,
    module,
    /^export .* from '(\.\/components\/[^']+)';$/,
  );
  const part = partKey(name);
  const labels = join(kit, 'src', 'labels');
  insertSorted(
    join(labels, 'nl.ts'),
    `import { ${part}Labels } from './${part}Labels.ts';`,
    part,
    /^import \{ (\w+)Labels \}/,
  );
  insertSorted(join(labels, 'nl.ts'), `  ${part}: ${part}Labels,`, part, /^ {2}(\w+): \w+Labels,$/);
  for (const language of ['en', 'fr']) {
    insertSorted(join(labels, `${language}.ts`), `  ${part}: { name: '${name}' },`, part, /^ {2}(\w+): \{/);
  }
  return Object.keys(files);
}
