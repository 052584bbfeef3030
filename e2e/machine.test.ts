import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from './fixtures.ts';

const run = promisify(execFile);

/** Running processes whose command line names the folder. */
async function processesOf(folder: string): Promise<string[]> {
  const { stdout } = await run('ps', ['-eo', 'stat=,args=']);
  return stdout.split('\n').filter((line) => line.includes(folder) && !line.startsWith('Z'));
}

/** Expects no process, and a clean end in PostgreSQL's log. */
async function expectNothingRunning(folder: string): Promise<void> {
  expect(await processesOf(folder)).toEqual([]);
  expect((await readFile(join(folder, 'postgres.log'), 'utf8')).trimEnd()).toMatch(
    /database system is shut down$/,
  );
  expect(await readdir(folder)).not.toContain('running.json');
}

test('a second start on the same data is refused; after a kill the shop starts again; a stop leaves no process', async ({
  dataFolder,
  startOwnShop,
}) => {
  const first = await startOwnShop(dataFolder);
  await expect(startOwnShop(dataFolder)).rejects.toThrow(
    `Magazijn already runs on the data folder ${dataFolder}: ${first.shop}`,
  );
  expect((await fetch(first.shop)).status).toBe(200);

  await first.kill();
  const second = await startOwnShop(dataFolder);
  expect((await fetch(second.shop)).status).toBe(200);
  // Requests that came before the stop are answered: the servers close before the database.
  const login = { username: 'vlinder@demo.magazijn.test', password: 'Magazijn-2026!' };
  const pending = [1, 2, 3].map(() =>
    fetch(`${second.shop}/api/v1/login`, { method: 'POST', body: new URLSearchParams(login) }),
  );
  await fetch(`${second.shop}/api/v1/health`);
  const stopped = second.stop();
  expect((await Promise.all(pending)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await stopped).toBe(0);
  await expectNothingRunning(dataFolder);

  // SIGTERM to `npm start` alone ends everything, as Ctrl-C does.
  const third = await startOwnShop(dataFolder, {}, ['npm', 'start']);
  await third.terminate();
  await expect.poll(() => processesOf(dataFolder)).toEqual([]);
  await expectNothingRunning(dataFolder);
  await expect(fetch(third.shop)).rejects.toThrow();
});

test('a taken port is reported with its setting, before any data is written', async ({
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
