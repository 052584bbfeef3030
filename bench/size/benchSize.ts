import { join } from 'node:path';
import { buildShop } from '../../scripts/buildShop.ts';
import { projectRoot } from '../../scripts/projectRoot.ts';
import { runCommand } from '../../scripts/runCommand.ts';
import { sizeTable } from './sizeTable.ts';

/** Builds the shop and weighs the first view of every page. */
export async function benchSize(): Promise<string> {
  await buildShop();
  const { output } = await runCommand([process.execPath, join(projectRoot, 'scripts', 'check-size.ts')]);
  return sizeTable(output);
}
