import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../scripts/projectRoot.ts';
import { rows } from './rows.ts';

const guarded = rows.flatMap(({ name, guard }) => (guard === undefined ? [] : [{ name, ...guard }]));

test.each(guarded)('the guard of $name stands once in $file', ({ file, from }) => {
  expect(readFileSync(join(projectRoot, file), 'utf8').split(from)).toHaveLength(2);
});
