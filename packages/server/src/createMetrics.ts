import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The labels of a request. The route is a pattern, so that its values do not create a time series each. */
interface ObservedRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

interface GaugeSource {
  readonly name: string;
  readonly help: string;
  /** Values by label, as in `{ due: 3, dead: 0 }`. */
  readonly read: () => Promise<Readonly<Record<string, number>>>;
}

export interface Metrics {
  readonly observe: (request: ObservedRequest) => void;
  /** Adds a gauge whose values have the label `kind`. It is left out when its computation fails. */
  readonly addGauge: (source: GaugeSource) => void;
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

/** Bucket limits in seconds: from a cache hit to a request that customers abandon. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const methods = new Set(['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS']);

/**
 * Measures requests by route, memory, processor time and event loop lag.
 *
 * @param service the label of each metric
 */
export function createMetrics(service: string): Metrics {
  const register = new Registry();
  register.setDefaultLabels({ service });
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of responses by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [register],
  });
  return {
    observe: ({ method, route, status, milliseconds }) =>
      // Clients can send any method name.
      requests.observe(
        { method: methods.has(method) ? method : 'other', route, status },
        milliseconds / 1000,
      ),
    addGauge: ({ name, help, read }) => {
      new Gauge({
        name,
        help,
        labelNames: ['kind'],
        registers: [register],
        async collect() {
          const values = await read().catch(() => ({}));
          this.reset();
          for (const [kind, value] of Object.entries(values)) this.set({ kind }, value);
        },
      });
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
