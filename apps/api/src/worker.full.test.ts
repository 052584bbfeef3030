import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../tools/testing/openTestDatabase.ts';
import { freePort, startProgram, whenItAnswers } from '../../../tools/testing/startProgram.ts';

const program = (name: string) => fileURLToPath(new URL(name, import.meta.url));

test('an API without background work leaves it to the worker, which catches up and exits with 0', async () => {
  const { url, database, close } = await openTestDatabase('migrated');
  onTestFinished(close);
  const [apiPort, workerPort] = [await freePort(), await freePort()];
  const settings = { DATABASE_URL: url, API_PORT: String(apiPort), WORKER_PORT: String(workerPort) };
  startProgram(program('main.ts'), { ...settings, BACKGROUND_WORK: 'off' });
  await database.sql`
    insert into payment_notifications ${database.sql({
      psp_reference: 'psp',
      event_code: 'CAPTURE',
      success: true,
      merchant_reference: 'reference',
      amount_cents: 100,
      currency: 'EUR',
      reason: '',
      received_at: new Date(),
    })}`;
  const handled = async () =>
    (await database.sql`select outcome from payment_notifications where handled_at is not null`)[0]?.outcome;
  expect((await whenItAnswers(`http://localhost:${apiPort}/ready`)).status).toBe(200);
  expect(await handled()).toBeUndefined();

  const { child } = startProgram(program('worker.ts'), settings);
  await expect.poll(handled).toBe('noted');
  expect(await (await whenItAnswers(`http://localhost:${workerPort}/health`)).json()).toEqual({
    data: { status: 'ok' },
  });
  expect((await fetch(`http://localhost:${workerPort}/ready`)).status).toBe(200);
  await database.sql`delete from drizzle.__drizzle_migrations`;
  // The last result is cached for a second.
  await expect
    .poll(async () => {
      const unready = await fetch(`http://localhost:${workerPort}/ready`);
      return [unready.status, await unready.json()];
    })
    .toEqual([503, { message: expect.stringMatching(/^The database is older than this version: it lacks/) }]);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
