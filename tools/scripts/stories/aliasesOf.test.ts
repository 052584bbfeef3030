import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { kitRoot } from '../kit/kitModules.ts';
import { aliasesOf, type NamedPage } from './aliasesOf.ts';

const files = (pattern: string) => globSync(pattern, { cwd: kitRoot }).map((file) => join(kitRoot, file));

test('the first story that shows a component has its aliases', async () => {
  const aliases = await aliasesOf(join(kitRoot, 'src/components/field/Field.stories.tsx'));
  expect(aliases.get('Select')).toContain('dropdown');
  expect(aliases.get('Checks')).toContain('vinkje');
});

test('every alias of every component belongs to a story', async () => {
  const given = new Set<string>();
  for (const file of files('src/{components,link}/**/*.stories.tsx'))
    for (const names of (await aliasesOf(file)).values()) for (const name of names) given.add(name);
  const missing: string[] = [];
  for (const file of files('src/{components,link}/**/*.docs.ts')) {
    const { docs }: { docs: NamedPage } = await import(pathToFileURL(file).href);
    missing.push(...docs.alsoCalled.filter((name) => !given.has(name)));
  }
  expect(missing).toEqual([]);
});
