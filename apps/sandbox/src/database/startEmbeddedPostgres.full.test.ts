import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../ports/reservePort.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { createDatabase } from './createDatabase.ts';
import { postmasterStatus } from './postmaster.ts';
import { startEmbeddedPostgres } from './startEmbeddedPostgres.ts';

function connectTo(url: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  onTestFinished(() => sql.end());
  return sql;
}

async function started(dataDir: string) {
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  onTestFinished(server.stop);
  return server;
}

test('rows survive a restart, in PostgreSQL 18 with Dutch stemming and trigrams', async () => {
  const dataDir = await temporaryFolder();
  const first = await started(dataDir);
  const before = connectTo(first.url);
  await before`create extension pg_trgm`;
  await before`create table label (name text)`;
  await before`insert into label values ('Luiers € 9,95')`;
  await before.end();
  await first.stop();

  const sql = connectTo((await started(dataDir)).url);
  expect(await sql`select name from label`).toEqual([{ name: 'Luiers € 9,95' }]);
  const [facts] = await sql`select current_setting('server_version') as version,
    to_tsvector('dutch', 'luiers')::text as stem, similarity('luier', 'luiers') as similarity, upper('é') as upper`;
  expect(facts).toEqual({
    version: expect.stringMatching(/^18\./),
    stem: "'luier':1",
    similarity: expect.any(Number),
    upper: 'É',
  });
});

test('the server requires a password, listens on loopback only and has no socket file', async () => {
  const { url } = await started(await temporaryFolder());
  const stranger = new URL(url);
  stranger.password = 'guessed';
  await expect(connectTo(stranger.href)`select 1`).rejects.toThrow('password authentication failed');
  const [settings] = await connectTo(url)`select current_setting('listen_addresses') as listen,
    current_setting('unix_socket_directories') as sockets`;
  expect(settings).toEqual({ listen: '127.0.0.1', sockets: '' });
});

test('a copied database has the rows of its template', async () => {
  const { url } = await started(await temporaryFolder());
  const template = await createDatabase(url, 'template');
  const sql = postgres(template, { max: 1 });
  await sql`create table label as select 'rail' as name`;
  await sql.end();
  const copy = await createDatabase(url, 'copy', 'template');
  expect(await connectTo(copy)`select name from label`).toEqual([{ name: 'rail' }]);
});

test('a folder of another major version is left unchanged and named', async () => {
  const dataDir = await temporaryFolder();
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '15\n');
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
    'belongs to PostgreSQL 15; Magazijn brings 18',
  );
  expect(await readFile(join(dataDir, 'postgres', 'PG_VERSION'), 'utf8')).toBe('15\n');
});

test('a killed start stops its PostgreSQL, and the next start finds the data', async () => {
  const dataDir = await temporaryFolder();
  const module = pathToFileURL(join(import.meta.dirname, 'startEmbeddedPostgres.ts')).href;
  const program = `const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    console.log((await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} })).url); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  const [url] = await once(child.stdout, 'data');
  const sql = postgres(String(url).trim(), { max: 1 });
  await sql`create table kept as select 1 as one`;
  child.kill('SIGKILL');
  await expect.poll(() => postmasterStatus(join(dataDir, 'postgres'))).toBeNull();
  await sql.end().catch(() => {});
  const again = connectTo((await started(dataDir)).url);
  expect(await again`select one from kept`).toEqual([{ one: 1 }]);
});

test('a server that outlived its starter is stopped before the next one starts', async () => {
  const dataDir = await temporaryFolder();
  const orphan = await startEmbeddedPostgres({ dataDir, durable: false });
  const next = await started(dataDir);
  await orphan.ended;
  expect(await connectTo(next.url)`select 1 as one`).toEqual([{ one: 1 }]);
});

test('a reused process number blocks neither the start nor the other program', async () => {
  const dataDir = await temporaryFolder();
  await (await started(dataDir)).stop();
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n${dataDir}\n`);
  const { url } = await started(dataDir);
  expect(await connectTo(url)`select 1 as one`).toEqual([{ one: 1 }]);
});

test('a port in use is reported in one line', async () => {
  const dataDir = await temporaryFolder();
  const port = await freePort();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => other.close(() => resolve())));
  await expect(startEmbeddedPostgres({ dataDir, port, durable: false })).rejects.toThrow(
    /PostgreSQL says: .*could not create any TCP/,
  );
});
