import { createRequire } from 'node:module';
import * as api from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Log } from '../log/index.ts';
import type { Settings } from '../settings/index.ts';
import { switchSpans } from './spans.ts';

type TracingSettings = Pick<Settings, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG'>;

const sendEveryMs = 1_000;
const sendWithinMs = 5_000;
/** A statement is worth its beginning; a list of thousands of values is not. */
const longestText = 2_000;

/** Removes what can quote a row or an address: the words of errors and their stacks (spec: monitoring.tracing). */
const wordless: SpanProcessor = {
  onStart: () => undefined,
  onEnding: (span) => {
    span.events.length = 0;
    if (span.status.message !== undefined) span.setStatus({ code: span.status.code });
  },
  onEnd: () => undefined,
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
};

/** Sends spans to the collector of the settings from now on; the answer ends it, with what is still to be sent. */
export function startTracing(settings: TracingSettings, log: Log): () => Promise<void> {
  const exporter = new OTLPTraceExporter({
    url: `${settings.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces`,
    timeoutMillis: sendWithinMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': settings.OTEL_SERVICE_NAME,
      'service.instance.id': String(process.pid),
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG) }),
    spanLimits: { attributeValueLengthLimit: longestText },
    spanProcessors: [
      wordless,
      new BatchSpanProcessor({ exporter, scheduledDelayMillis: sendEveryMs, exportTimeoutMillis: sendWithinMs }),
    ],
  });
  api.trace.setGlobalTracerProvider(provider);
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  api.propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  tellOfTrouble(log);
  watchStatements(provider);
  switchSpans(api);
  return async () => {
    switchSpans(undefined);
    await provider.shutdown().catch((error) => log.warn({ err: error }, 'the last spans were not sent'));
  };
}

/** A collector that is away costs spans and a line of the log, nothing else. */
function tellOfTrouble(log: Log): void {
  const warn = (message: string) => log.warn({ err: new Error(message.slice(0, 200)) }, 'tracing');
  const silent = () => undefined;
  const logger = { error: warn, warn, info: silent, debug: silent, verbose: silent };
  api.diag.setLogger(logger, { logLevel: api.DiagLogLevel.WARN, suppressOverrideMessage: true });
}

/** Spans of the statements, with their text and without their values; the polling of queues outside a span makes none. */
function watchStatements(provider: TracerProvider): void {
  const statements = new PgInstrumentation({
    enabled: false,
    requireParentSpan: true,
    ignoreConnectSpans: true,
    enhancedDatabaseReporting: false,
  });
  statements.setTracerProvider(provider);
  statements.enable();
  // The instrumentation sees `require` alone and then changes the class itself, which every import shares.
  createRequire(import.meta.url)('pg');
}
