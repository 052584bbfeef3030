// `pnpm new:component commerce PriceTag` adds a component with its story, test, texts, page and export.
import { fileURLToPath } from 'node:url';
import { addComponent } from './addComponent.ts';
import { shelves } from './newComponentFiles.ts';

const [given = '', name = ''] = process.argv.slice(2);
try {
  const shelf = shelves.find((each) => each === given);
  if (!shelf) throw new Error(`A component belongs to ${shelves.join(', ')}, not to “${given}”.`);
  const files = addComponent(name, shelf, fileURLToPath(new URL('..', import.meta.url)));
  console.log(files.map((file) => `packages/ui/${file}`).join('\n'));
  console.log(`
Next: describe its purpose (TSDoc, ${name}.mdx), add its states (stories) and test its behaviour. Then
  pnpm vitest run --project ui packages/ui/src/index.test.ts -u   the list of public names
  pnpm pictures:update                                            its pictures
  pnpm changeset                                                  a sentence for users of the kit`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('Usage: pnpm new:component commerce PriceTag');
  process.exitCode = 1;
}
