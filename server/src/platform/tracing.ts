// Traces for a collector that speaks OTLP, where the environment names one; without it nothing of this costs anything.
import {
  type Attributes,
  type Context,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TextMapGetter,
  trace,
} from '@opentelemetry/api'

const tracer = trace.getTracer('atelier')

/** Whether spans go anywhere. */
let isOn = false

/**
 * Does a piece of work within a span of its own, below the one around it. A failure is recorded by its name: messages may hold what people
 * wrote.
 */
export function inSpan<T>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      span.setStatus({
        code: SpanStatusCode.ERROR,
        message: error instanceof Error ? error.name : 'failed',
      })
      throw error
    } finally {
      span.end()
    }
  })
}

const headersAsText: TextMapGetter<Record<string, unknown>> = {
  keys: (headers) => Object.keys(headers),
  get: (headers, key) => {
    const value = headers[key.toLowerCase()]
    return typeof value === 'string' ? value : undefined
  },
}

export type RequestSpan = {
  /** What is done for the request is recorded below it. */
  within<T>(work: () => T): T
  end(outcome: { status: number; route: string }): void
}

/** A request, below the trace of whoever sent it, if they sent one; undefined where nobody collects spans. */
export function beginRequestSpan(
  method: string,
  headers: Record<string, unknown>,
  { id, host }: { id: string; host: string },
): RequestSpan | undefined {
  if (!isOn) return undefined
  const from: Context = propagation.extract(context.active(), headers, headersAsText)
  const span = tracer.startSpan(
    method,
    {
      kind: SpanKind.SERVER,
      attributes: {
        'http.request.method': method,
        'server.address': host,
        'atelier.request_id': id,
      },
    },
    from,
  )
  const here = trace.setSpan(from, span)
  return {
    within: (work) => context.with(here, work),
    end({ status, route }) {
      span.updateName(`${method} ${route}`)
      span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

/**
 * Sends spans to a collector from now on; further keys of OpenTelemetry (`OTEL_EXPORTER_OTLP_HEADERS` and so on) are read by its exporter.
 * Resolves with how to send what is left and end.
 */
export async function startTracing({
  endpoint,
  serviceName,
  serviceVersion,
  instance,
}: {
  endpoint: string
  serviceName: string
  serviceVersion: string
  instance: string
}): Promise<() => Promise<void>> {
  const [
    { AsyncLocalStorageContextManager },
    { W3CTraceContextPropagator },
    { OTLPTraceExporter },
    { resourceFromAttributes },
    { TracerProvider, BatchSpanProcessor },
  ] = await Promise.all([
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ])
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.version': serviceVersion,
      'service.instance.id': instance,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  trace.setGlobalTracerProvider(provider)
  isOn = true
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  return async () => {
    await provider.shutdown()
    isOn = false
    trace.disable()
    context.disable()
    propagation.disable()
  }
}
