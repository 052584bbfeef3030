// `pnpm new:component commerce PriceTag` adds a component with its story, test, texts, page and export.
import { fileURLToPath } from 'node:url';
import { addComponent } from './addComponent.ts';
import { shelves } from './newComponentFiles.ts';

const [given = '', name = ''] = process.argv.slice(2);
try {
  const shelf = shelves.find((each) => each === given);
  if (!shelf) throw new Error(`A part belongs to ${shelves.join(', ')}, not to “${given}”.`);
  const files = addComponent(name, shelf, fileURLToPath(new URL('..', import.meta.url)));
  console.log(files.map((file) => `packages/ui/${file}`).join('\n'));
  console.log(`
Next: write what it is for (TSDoc, ${name}.mdx), its states (stories) and what it promises (test). Then
  pnpm vitest run --project ui packages/ui/src/index.test.ts -u   the list of public names
  pnpm pictures:update                                            its pictures
  pnpm changeset                                                  a sentence for those who use the kit`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('Usage: pnpm new:component commerce PriceTag');
  process.exitCode = 1;
}
