import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.ts';

/** The lines of shell and the words in code quotes of a document. */
export const codeIn = (document: string): readonly string[] =>
  [
    ...readFileSync(join(projectRoot, document), 'utf8').matchAll(/^```\w*\n([\s\S]*?)^```|`([^`\n]+)`/gm),
  ].flatMap(([, block, word = '']) => (block === undefined ? [word] : block.split('\n')));
/** Which of these paths, or patterns of paths, lead to nothing. */
export const missingPaths = (paths: readonly string[]) =>
  paths.filter((path) => globSync(path, { cwd: projectRoot }).length === 0);
