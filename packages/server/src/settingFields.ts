import * as z from 'zod/mini';
import { logLevels } from './createLogger.ts';
import { areTrustedProxies, trustedProxiesText } from './trustedProxies.ts';

/** A setting of digits alone: no sign, point or exponent. */
export const wholeNumber = (min: number, max: number, what: string) =>
  z.pipe(
    z
      .string()
      .check(
        z.refine(
          (value) => /^\d{1,5}$/.test(value) && Number(value) >= min && Number(value) <= max,
          `must be ${what} from ${min} to ${max}`,
        ),
      ),
    z.transform(Number),
  );

/** A setting that names a port; 0 is any free one. */
export const portField = wholeNumber(0, 65_535, 'a port: a whole number');

/** A setting that is on or off. */
export const switchField = z.enum(['on', 'off'], 'must be on or off');

const originText = 'must be an address such as https://shop.example, without a path';

/** A setting that is an origin: the address of a server without a path, and without who logs in to it. */
export const originField = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => /^https?:/.test(text) && URL.parse(text)?.origin === text.replace(/\/$/, ''),
        originText,
      ),
    ),
  z.transform((text: string) => text.replace(/\/$/, '')),
);

const collectorText = 'must be an address that begins with https:// or http://';

/** Settings that every process of the shop reads. */
export const processFields = {
  // Any other word would switch the guards of production off without a word.
  NODE_ENV: z.optional(
    z.enum(['production', 'development', 'test'], 'must be production, development or test'),
  ),
  LOG_LEVEL: z._default(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
  METRICS_PORT: z.optional(portField),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    z.string().check(z.refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), collectorText)),
  ),
  STOP_DELAY_SECONDS: z.optional(wholeNumber(0, 60, 'a whole number of seconds')),
  DRAIN_SECONDS: z._default(wholeNumber(1, 300, 'a whole number of seconds'), 10),
  TRUSTED_PROXIES: z._default(z.string().check(z.refine(areTrustedProxies, trustedProxiesText)), ''),
};

/** How a process of the shop runs. */
export interface ProcessSettings {
  /** `METRICS_PORT`: where figures are read from; null: nowhere. */
  readonly metricsPort: number | null;
  /** `OTEL_EXPORTER_OTLP_ENDPOINT`: the collector that traces are sent to; null: nowhere. */
  readonly tracesEndpoint: string | null;
  /** `STOP_DELAY_SECONDS`: between `/ready` refusing and the door closing; 5 in production. */
  readonly stopDelayMs: number;
  /** `DRAIN_SECONDS`: how long a stop waits for what is under way. */
  readonly drainMs: number;
}

/** What `processFields` say of how the process runs. */
export function readProcessSettings(given: {
  readonly NODE_ENV?: string | undefined;
  readonly METRICS_PORT?: number | undefined;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly STOP_DELAY_SECONDS?: number | undefined;
  readonly DRAIN_SECONDS: number;
}): ProcessSettings {
  return {
    metricsPort: given.METRICS_PORT ?? null,
    tracesEndpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    stopDelayMs: (given.STOP_DELAY_SECONDS ?? (given.NODE_ENV === 'production' ? 5 : 0)) * 1000,
    drainMs: given.DRAIN_SECONDS * 1000,
  };
}

/** That the figures are at the port that is the process's own, in one line; null when they are not. */
export function metricsPortProblem(name: 'PORT' | 'API_PORT', port: number, metricsPort: number | undefined) {
  return port === metricsPort && port !== 0
    ? `METRICS_PORT=${port}: is ${name} too. Give the figures a port of their own.`
    : null;
}
