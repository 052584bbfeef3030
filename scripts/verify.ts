// What `npm test` runs: every check and test, or one of them with `--part name`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openMemoryFolder } from './openMemoryFolder.ts';
import { projectRoot } from './projectRoot.ts';
import { verifyAll } from './verifyAll.ts';
import { verifyParts } from './verifyParts.ts';

const { values } = parseArgs({ options: { part: { type: 'string' } } });
const chosen = verifyParts.filter(({ name }) => values.part === undefined || name === values.part);
if (chosen.length === 0) {
  console.error(`There is no part ${values.part}. Parts: ${verifyParts.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
mkdirSync(join(projectRoot, '.cache', 'reports'), { recursive: true });
// Who names a place for temporary files gets them there.
const memory = process.env.TMPDIR ? null : openMemoryFolder();
if (memory !== null) process.env.TMPDIR = memory;
const started = performance.now();
const { passed, failed } = await verifyAll(chosen, console.log);
console.log(`${((performance.now() - started) / 60_000).toFixed(1)} min`);
console.log(`${passed} passed, ${failed} failed`);
// Not process.exit: a long report may still be on its way through the pipe.
process.exitCode = failed > 0 ? 1 : 0;
