import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted of a request. The route is a pattern: what was filled in would make a figure of its own of each. */
interface ObservedRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** A figure that is asked for when somebody reads the figures. */
interface AskedFigures {
  readonly name: string;
  readonly help: string;
  /** By label, as in `{ due: 3, dead: 0 }`. */
  readonly read: () => Promise<Readonly<Record<string, number>>>;
}

/** The figures of a process, for Prometheus. */
export interface Metrics {
  readonly observe: (request: ObservedRequest) => void;
  /** Adds a figure whose values have the label `kind`. What cannot be read is left out. */
  readonly ask: (figures: AskedFigures) => void;
  /** All of it, in Prometheus' text format. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

/** Seconds: from what a memory answers in to what a customer goes away for. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const methods = new Set(['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS']);

/**
 * Counts requests by route, with how long they took, and what Node says of itself: memory, processor time, the lag of the
 * event loop.
 *
 * @param service the process, as the label `service` of everything.
 */
export function createMetrics(service: string): Metrics {
  const register = new Registry();
  register.setDefaultLabels({ service });
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [register],
  });
  return {
    observe: ({ method, route, status, milliseconds }) =>
      // Anybody can make up a method.
      requests.observe(
        { method: methods.has(method) ? method : 'other', route, status },
        milliseconds / 1000,
      ),
    ask: ({ name, help, read }) => {
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
