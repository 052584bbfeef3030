import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../../apps/api/src/database.ts';
import { demoPassword, openTestApi, type TestApi } from '../../../apps/api/src/testing/openTestApi.ts';
import { proofCount, reportProof } from '../../testing/reportProof.ts';

const pairs = proofCount(200);

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  // The shop's own hash, since that of the tests is cheap.
  await api.database.sql`update users set password_hash = ${await hashPassword(demoPassword)}`;
});
afterAll(() => api.close());

async function timed(username: string): Promise<number> {
  const form = { username, password: 'Fout-wachtwoord-1!' };
  const began = performance.now();
  const { status } = await api.send('POST', '/login', { form });
  const took = performance.now() - began;
  expect(status).toBe(401);
  return took;
}

/** The probability that a value of the first is greater than one of the second; 0.5 when they do not differ. */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const wins = first.map((a) => second.reduce((sum, b) => sum + (a > b ? 1 : a === b ? 0.5 : 0), 0));
  return wins.reduce((sum, each) => sum + each, 0) / (first.length * second.length);
}

test('the duration of a refused login does not reveal whether the account exists', async () => {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let pair = -10; pair < pairs; pair += 1) {
    const asks = [
      async () => known.push(await timed('vlinder@demo.magazijn.test')),
      async () => unknown.push(await timed(`niemand${pair}@demo.magazijn.test`)),
    ];
    // Alternates the order, so that neither kind always finds warm caches.
    for (const ask of pair % 2 === 0 ? asks : asks.toReversed()) await ask();
    // Discards the warm-up.
    if (pair < 0) known.length = unknown.length = 0;
  }
  const area = areaUnderCurve(known, unknown);
  expect(Math.max(area, 1 - area), `AUC ${area.toFixed(3)} of ${pairs} pairs`).toBeLessThanOrEqual(0.55);
  reportProof(pairs, `pairs of logins, AUC ${Math.max(area, 1 - area).toFixed(3)}`);
});
