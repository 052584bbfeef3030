import { createMetrics, runProcess, serveProcess } from '@magazijn/server';
import { createDatabaseCheck } from './database/createDatabaseCheck.ts';
import { createMailer } from './mail/createMailer.ts';
import { watchMailServer } from './mail/watchMailServer.ts';
import { needDatabase, openBackEnd } from './openBackEnd.ts';
import { describeWorkerSettings, readWorkerSettings } from './settings/readWorkerSettings.ts';
import { startBackgroundWork } from './startBackgroundWork.ts';
import { workFigures } from './system/workFigures.ts';

const read = needDatabase(readWorkerSettings);

/** Does the background work in a separate process, until it is stopped. Its port only serves probes. */
async function main(): Promise<void> {
  const backEnd = await openBackEnd(read(process.env), 'worker');
  const { database, settings, logger } = backEnd;
  const metrics = createMetrics('worker');
  for (const figures of workFigures(database)) metrics.addGauge(figures);
  const databaseProblem = createDatabaseCheck(database);
  const stopWork = startBackgroundWork({ ...backEnd, provider: null });
  const mailServer = watchMailServer(createMailer(settings), logger);
  await serveProcess({
    port: settings.port,
    portName: 'WORKER_PORT',
    problem: async () => (await databaseProblem()) ?? mailServer.problem(),
    stopDelayMs: 0,
    drainMs: settings.drainMs,
    close: async () => {
      mailServer.stop();
      await stopWork();
      await database.close();
    },
    logger,
    metrics,
    metricsPort: settings.metricsPort,
  });
}

runProcess({ describe: describeWorkerSettings, read, main });
