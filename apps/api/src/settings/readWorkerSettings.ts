import {
  describeSettings,
  givenSettings,
  portField,
  processFields,
  readProcessSettings,
  readSettings,
  SettingsError,
} from '@magazijn/server';
import * as z from 'zod/mini';
import type { WorkerSettings } from './ApiSettings.ts';
import { backEndFields, readBackEndFields } from './backEndFields.ts';
import { sellerNames } from './readSeller.ts';

const { NODE_ENV, LOG_LEVEL, METRICS_PORT, DRAIN_SECONDS } = processFields;

const schema = z.object({
  ...{ NODE_ENV, LOG_LEVEL, METRICS_PORT, DRAIN_SECONDS },
  ...backEndFields,
  WORKER_PORT: z._default(portField, 4004),
});

/**
 * Reads the worker's settings; empty variables count as absent. @throws SettingsError with one line per invalid value.
 */
export function readWorkerSettings(environment: NodeJS.ProcessEnv): WorkerSettings {
  const settings = readSettings(schema, environment);
  const { backEnd, problems } = readBackEndFields(settings, givenSettings(environment));
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  const { metricsPort, drainMs } = readProcessSettings(settings);
  return { ...backEnd, port: settings.WORKER_PORT, metricsPort, drainMs };
}

/** Lists the settings of the worker with their sources, one line each, without secrets. */
export const describeWorkerSettings = (environment: NodeJS.ProcessEnv): string[] =>
  describeSettings(schema, environment, sellerNames);
