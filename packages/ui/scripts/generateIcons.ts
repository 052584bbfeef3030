/** Run `node packages/ui/scripts/generateIcons.ts Heart` to add icons of lucide-react and regenerate all. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as lucide from 'lucide-react';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const path = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));
const list = path('icons.ts');
const listed = [...readFileSync(list, 'utf8').matchAll(/^export \{ (\w+) \}/gm)].map(([, name = '']) => name);
const names = [...new Set([...listed, ...process.argv.slice(2)])].sort();
const drawings = new Map(Object.entries(lucide)) as ReadonlyMap<string, unknown>;

/** The shapes of an icon as markup: '<path d="M5 12h14" />'. */
function shapesOf(name: string): string {
  const drawing = drawings.get(name);
  if (!drawing) throw new Error(`lucide-react has no icon ${name}.`);
  const svg = renderToStaticMarkup(createElement(drawing as ComponentType));
  return svg.replace(/^<svg[^>]*>|<\/svg>$/g, '').replaceAll(/><\/\w+>/g, ' />');
}

const written = names.map((name) => {
  const file = path(`icons/${name}.tsx`);
  writeFileSync(
    file,
    `// Written by scripts/generateIcons.ts from lucide-react.
import { Icon, type IconProps } from './Icon.tsx';

export function ${name}(props: IconProps) {
  return (<Icon {...props}>${shapesOf(name)}</Icon>);
}
`,
  );
  return file;
});
writeFileSync(
  list,
  `/** The icons of the kit, as \`@magazijn/ui/icons\`. Written by scripts/generateIcons.ts from lucide-react. */
${names.map((name) => `export { ${name} } from './icons/${name}.tsx';\n`).join('')}export type { IconProps } from './icons/Icon.tsx';
`,
);
const licence = new URL('./LICENSE', import.meta.resolve('lucide-react/package.json'));
copyFileSync(licence, path('icons/LICENSE'));
const biome = fileURLToPath(new URL('../../../node_modules/@biomejs/biome/bin/biome', import.meta.url));
execFileSync(process.execPath, [biome, 'check', '--write', list, ...written], { stdio: 'inherit' });
