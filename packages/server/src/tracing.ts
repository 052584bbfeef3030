import { setTimeout as wait } from 'node:timers/promises';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** The span attributes of a request. The route is a pattern, so that no search term or secret is traced. */
export interface TracedRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly requestId: string;
}

/** Maximum milliseconds for sending the last traces. */
const stopTimeoutMs = 2000;

/**
 * Sends traces to a collector (OTLP over HTTP). Without this call, the exporter is not loaded.
 *
 * @param endpoint `OTEL_EXPORTER_OTLP_ENDPOINT`; traces go to `/v1/traces` below it. Null sends nothing.
 * @returns a function that sends the last traces on shutdown.
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
    // An unreachable collector must not keep the process alive.
    await Promise.race([provider.shutdown().catch(() => {}), wait(stopTimeoutMs, undefined, { ref: false })]);
  };
}

/** Traces a request as part of its `traceparent` (W3C). `answer` returns the span's attributes with the response. */
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

/** Adds the current trace to the headers of a request to another process. */
export function passTraceOn(headers: Headers): void {
  propagation.inject(context.active(), headers, { set: (to, name, value) => to.set(name, value) });
}
