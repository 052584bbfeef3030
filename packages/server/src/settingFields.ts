import * as z from 'zod/mini';
import { logLevels } from './createLogger.ts';
import { areTrustedProxies, trustedProxiesText } from './trustedProxies.ts';

/** A setting of digits only: no sign, point or exponent. */
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

/** A port; 0 chooses a free one. */
export const portField = wholeNumber(0, 65_535, 'a port: a whole number');

export const switchField = z.enum(['on', 'off'], 'must be on or off');

const originText = 'must be an address such as https://shop.example, without a path';

/** An origin: the URL of a server without path and credentials. */
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

export const processFields = {
  // A mistyped value must not silently disable the checks of production.
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

export interface ProcessSettings {
  /** `METRICS_PORT`: the port of the metrics; null serves none. */
  readonly metricsPort: number | null;
  /** `OTEL_EXPORTER_OTLP_ENDPOINT`: the collector of traces; null sends none. */
  readonly tracesEndpoint: string | null;
  /** `STOP_DELAY_SECONDS`: time between `/ready` failing and the port closing; 5 in production. */
  readonly stopDelayMs: number;
  /** `DRAIN_SECONDS`: how long a shutdown waits for pending requests. */
  readonly drainMs: number;
}

/** Converts the values of `processFields`. */
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

/** An error in one line when the metrics have the same port as the process; else null. */
export function metricsPortProblem(name: 'PORT' | 'API_PORT', port: number, metricsPort: number | undefined) {
  return port === metricsPort && port !== 0
    ? `METRICS_PORT=${port}: is ${name} too. Give the figures a port of their own.`
    : null;
}
