import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from './fixtures.ts';

const run = promisify(execFile);

/** Processes that work in the folder or were started with its name. */
async function processesOf(folder: string): Promise<string[]> {
  const { stdout } = await run('ps', ['-eo', 'stat=,args=']);
  return stdout.split('\n').filter((line) => line.includes(folder) && !line.startsWith('Z'));
}

test('a stop leaves no process and a database that was shut down', async ({ dataFolder, startOwnShop }) => {
  const running = await startOwnShop(dataFolder);
  expect(await running.stop()).toBe(0);
  expect(await processesOf(dataFolder)).toEqual([]);
  expect(await readFile(join(dataFolder, 'postgres.log'), 'utf8')).toContain('database system is shut down');
  expect(await readdir(dataFolder)).not.toContain('running.json');
});

test('SIGTERM to `npm start` alone ends everything, as Ctrl-C does', async ({ dataFolder, startOwnShop }) => {
  const running = await startOwnShop(dataFolder, {}, ['npm', 'start']);
  await running.terminate();
  await expect.poll(() => processesOf(dataFolder), { timeout: 20_000 }).toEqual([]);
  await expect(fetch(running.shop)).rejects.toThrow();
  expect(await readFile(join(dataFolder, 'postgres.log'), 'utf8')).toContain('database system is shut down');
  expect(await readdir(dataFolder)).not.toContain('running.json');
});

test('a second start on the same data says where the first one runs, and leaves it alone', async ({
  dataFolder,
  startOwnShop,
}) => {
  const running = await startOwnShop(dataFolder);
  await expect(startOwnShop(dataFolder)).rejects.toThrow(
    `Magazijn already runs on the data folder ${dataFolder}: ${running.shop}`,
  );
  expect((await fetch(running.shop)).status).toBe(200);
});

test('after a kill of everything the next start serves the same data', async ({
  dataFolder,
  startOwnShop,
}) => {
  const first = await startOwnShop(dataFolder);
  await first.kill();
  const second = await startOwnShop(dataFolder);
  expect((await fetch(second.shop)).status).toBe(200);
});

test('a taken port is named with the setting that changes it, before any data is touched', async ({
  dataFolder,
  startOwnShop,
}) => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  try {
    await expect(startOwnShop(dataFolder, { API_PORT: String(port) })).rejects.toThrow(
      `Port ${port} is taken by another program. Set API_PORT`,
    );
    expect(await readdir(dataFolder)).toEqual(['lock']);
  } finally {
    await new Promise<void>((resolve) => other.close(() => resolve()));
  }
});

test('each wrong setting is one line', async ({ dataFolder, startOwnShop }) => {
  await expect(startOwnShop(dataFolder, { PORT: 'shop', DATABASE_URL: 'mysql://here' })).rejects.toThrow(
    /^PORT=shop: must be a port.*\nDATABASE_URL=mysql:\/\/here: must be an address/m,
  );
  expect(await readdir(dataFolder)).toEqual([]);
});
