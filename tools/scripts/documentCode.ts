import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.ts';

/** The lines of code blocks and the inline code of a document. */
export const codeIn = (document: string): readonly string[] =>
  [
    ...readFileSync(join(projectRoot, document), 'utf8').matchAll(/^```\w*\n([\s\S]*?)^```|`([^`\n]+)`/gm),
  ].flatMap(([, block, word = '']) => (block === undefined ? [word] : block.split('\n')));
/** The paths, or patterns of paths, that do not exist. */
export const missingPaths = (paths: readonly string[]) =>
  paths.filter((path) => globSync(path, { cwd: projectRoot }).length === 0);
