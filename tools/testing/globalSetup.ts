import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../apps/sandbox/src/database/index.ts';
import { prepareCount, reportClones } from './countClones.ts';
import { prepareTemplates } from './prepareTemplates.ts';

/**
 * Starts one temporary PostgreSQL for a test run, with template databases that are migrated and seeded once; see
 * `openTestDatabase.ts`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'magazijn-test-'));
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  const end = async () => {
    // The `api` project runs once in each default run; full tests have no budget of clones.
    if (project.name === 'api') await reportClones(server.url);
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await prepareCount(server.url);
    await prepareTemplates(server.url);
  } catch (error) {
    await end();
    throw error;
  }
  project.provide('databaseServer', server.url);
  return end;
}
