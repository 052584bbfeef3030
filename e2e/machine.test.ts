import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { startShop } from './startShop.ts';

const run = promisify(execFile);

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'magazijn-machine-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Processes that work in the folder or were started with its name. */
async function processesOf(folder: string): Promise<string[]> {
  const { stdout } = await run('ps', ['-eo', 'stat=,args=']);
  return stdout.split('\n').filter((line) => line.includes(folder) && !line.startsWith('Z'));
}

test('a stop leaves no process and a database that was shut down', async () => {
  const folder = await dataFolder();
  const running = await startShop(folder);
  expect(await running.stop()).toBe(0);
  expect(await processesOf(folder)).toEqual([]);
  expect(await readFile(join(folder, 'postgres.log'), 'utf8')).toContain('database system is shut down');
  expect(await readdir(folder)).not.toContain('running.json');
});

test('SIGTERM to `npm start` alone ends everything, as Ctrl-C does', async () => {
  const folder = await dataFolder();
  const running = await startShop(folder, {}, ['npm', 'start']);
  await running.terminate();
  await expect.poll(() => processesOf(folder), { timeout: 20_000 }).toEqual([]);
  await expect(fetch(running.shop)).rejects.toThrow();
  expect(await readFile(join(folder, 'postgres.log'), 'utf8')).toContain('database system is shut down');
  expect(await readdir(folder)).not.toContain('running.json');
});

test('a second start on the same data says where the first one runs, and leaves it alone', async () => {
  const folder = await dataFolder();
  const running = await startShop(folder);
  onTestFinished(async () => void (await running.stop()));
  await expect(startShop(folder)).rejects.toThrow(
    `Magazijn already runs on the data folder ${folder}: ${running.shop}`,
  );
  expect((await fetch(running.shop)).status).toBe(200);
});

test('after a kill of everything the next start serves the same data', async () => {
  const folder = await dataFolder();
  const first = await startShop(folder);
  await first.kill();
  const second = await startShop(folder);
  onTestFinished(async () => void (await second.stop()));
  expect((await fetch(second.shop)).status).toBe(200);
});

test('a taken port is named with the setting that changes it, before any data is touched', async () => {
  const folder = await dataFolder();
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  onTestFinished(() => new Promise<void>((resolve) => other.close(() => resolve())));
  await expect(startShop(folder, { API_PORT: String(port) })).rejects.toThrow(
    `Port ${port} is taken by another program. Set API_PORT`,
  );
  expect(await readdir(folder)).toEqual(['lock']);
});

test('each wrong setting is one line', async () => {
  const folder = await dataFolder();
  await expect(startShop(folder, { PORT: 'shop', DATABASE_URL: 'mysql://here' })).rejects.toThrow(
    /^PORT=shop: must be a port.*\nDATABASE_URL=mysql:\/\/here: must be an address/m,
  );
  expect(await readdir(folder)).toEqual([]);
});
