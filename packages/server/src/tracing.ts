import { setTimeout as wait } from 'node:timers/promises';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** The attributes of a request's span. The route is a pattern, so that no search term, query or secret is in a trace. */
export interface TracedRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  /** What the log calls it. */
  readonly requestId: string;
}

/** How long the last traces may take, in milliseconds. */
const stopTimeoutMs = 2000;

/**
 * Sends traces to a collector (OpenTelemetry, OTLP over HTTP) from now on. Without a call of this what is traced costs
 * next to nothing, and the code that sends is not loaded.
 *
 * @param endpoint the setting `OTEL_EXPORTER_OTLP_ENDPOINT`, as the standard has it: the traces go to `/v1/traces` below
 *   it. Headers and timeout come from the standard's other variables. Null: nothing is sent.
 * @returns what sends the last ones, for when the process ends.
 */
export async function startTracing(service: string, endpoint: string | null): Promise<() => Promise<void>> {
  if (endpoint === null) return async () => {};
  const [sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, core, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `magazijn-${service}` }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    trace.disable();
    // A collector that is not there keeps no process from ending.
    await Promise.race([provider.shutdown().catch(() => {}), wait(stopTimeoutMs, undefined, { ref: false })]);
  };
}

/**
 * Traces how a request is answered, as a part of the trace that its `traceparent` (W3C Trace Context) names.
 *
 * @param answer gives, once the answer is there, what is told of it.
 */
export function traceRequest(headers: Headers, answer: () => Promise<TracedRequest>): Promise<void> {
  const parent = propagation.extract(context.active(), headers, {
    get: (from, name) => from.get(name) ?? undefined,
    keys: (from) => [...from.keys()],
  });
  return trace
    .getTracer('magazijn')
    .startActiveSpan('request', { kind: SpanKind.SERVER }, parent, async (span) => {
      try {
        const { method, route, status, requestId } = await answer();
        span.updateName(`${method} ${route}`);
        // The names of OpenTelemetry's semantic conventions for HTTP.
        span.setAttributes({
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
          'magazijn.request_id': requestId,
        });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      } finally {
        span.end();
      }
    });
}

/** Names the trace that is under way in the headers of a request to another process. */
export function passTraceOn(headers: Headers): void {
  propagation.inject(context.active(), headers, { set: (to, name, value) => to.set(name, value) });
}
