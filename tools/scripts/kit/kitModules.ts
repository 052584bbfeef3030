import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../projectRoot.ts';

export const kitRoot = join(projectRoot, 'packages', 'ui');

const workshop = /\.(test|stories)\.tsx?$|\/(testing|docs|foundations|patterns|matrix)\/|\/[sS]ample[A-Z]/;

export function kitModules(): ReadonlyMap<string, string> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: kitRoot }).filter((file) => !workshop.test(file));
  return new Map(
    files.sort().map((file) => [join(kitRoot, file), readFileSync(join(kitRoot, file), 'utf8')]),
  );
}
