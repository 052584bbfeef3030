import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../../scripts/projectRoot.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { proofCount, reportProof } from '../../testing/reportProof.ts';

const megabytes = proofCount(20);
const heapMegabytes = 96;

test('an import file far larger than the memory, with one invalid cell in its last line, is refused in one line, and nothing changes', async () => {
  const copy = await openTestDatabase('seeded');
  onTestFinished(copy.close);
  const file = join(tmpdir(), `magazijn-import-${process.pid}.csv`);
  onTestFinished(() => rm(file, { force: true }));
  const handle = await open(file, 'w');
  await handle.write('artikelnummer;omschrijving;categorie;prijs;btw;voorraad;tekst\n');
  const text = 'Zachte luiers met een brede zijkant. '.repeat(100);
  let rows = 0;
  for (let written = 0; written < megabytes * 1e6; ) {
    const lines = Array.from({ length: 1000 }, () => {
      rows += 1;
      return `G-${rows};Product ${rows};verzorging/luiers;1,50;21;5;${text}\n`;
    }).join('');
    written += (await handle.write(lines)).bytesWritten;
  }
  await handle.write(`G-0;Product;verzorging/luiers;gratis;21;5;${text}\n`);
  await handle.close();
  const products = async () =>
    (await copy.database.sql`select md5(string_agg(products::text, '' order by id)) from products`)[0];
  const before = await products();

  const admin = join(projectRoot, 'apps/api/src/admin/main.ts');
  const child = spawn(process.execPath, [`--max-old-space-size=${heapMegabytes}`, admin, 'import', file], {
    env: { ...process.env, DATABASE_URL: copy.url },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk;
  });
  expect([await once(child, 'close'), stderr]).toEqual([
    [1, null],
    expect.stringMatching(
      new RegExp(`^Line ${rows + 2}, column prijs: [^\\n]+\\nNothing was imported\\.\\n$`),
    ),
  ]);
  expect(await products()).toEqual(before);
  reportProof(megabytes, `MB with ${heapMegabytes} MB of memory`);
});
