import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './projectRoot.ts';

const rooms = /^(apps|packages|docs|e2e|scripts|testing|bench|conformance|prove)(\/|$)/;

/** What a document names in code quotes that begins with a room. */
function pathsIn(document: string): readonly string[] {
  const text = readFileSync(join(projectRoot, document), 'utf8');
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
  return named.filter((name) => rooms.test(name) && !/[\s*…{]/.test(name));
}

test.each(['docs/guide.md', 'README.md'])('every path that %s names exists', (document) => {
  const named = pathsIn(document);
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
});
