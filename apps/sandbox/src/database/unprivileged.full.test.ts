import { execFile } from 'node:child_process';
import { chown, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { postgresBinaries } from './cluster.ts';
import { unprivileged, unprivilegedCommand } from './unprivileged.ts';

const run = promisify(execFile);

async function initialisedAsNobody() {
  const folder = join(await temporaryFolder(), 'cluster');
  const runAs = await unprivileged({ namespace: false, capabilities: true });
  const owner = runAs.owner ?? 0;
  await mkdir(folder, { mode: 0o700 });
  await chown(folder, owner, owner);
  const { initdb } = await postgresBinaries();
  const { file, args, options } = unprivilegedCommand(runAs, initdb, [
    '-D',
    folder,
    '-U',
    'magazijn',
    '--no-sync',
  ]);
  await run(file, args, { env: options.env });
  expect((await stat(join(folder, 'PG_VERSION'))).uid).toBe(65534);
}

// Only root can change its user.
if (process.getuid?.() === 0) {
  test(
    'without user namespaces root starts PostgreSQL as nobody, in a folder only root may enter',
    initialisedAsNobody,
  );
}
