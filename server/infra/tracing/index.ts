import type { Log } from '../log/index.ts';
import type { Settings } from '../settings/index.ts';

export {
  carryTrace,
  inCarriedSpan,
  inSpan,
  type OpenSpan,
  openRequestSpan,
  type TraceCarrier,
} from './spans.ts';

const nothing = async () => undefined;

/**
 * Turns tracing on when the settings name a collector; without one nothing of it is loaded (spec: monitoring.tracing).
 * The answer ends it.
 */
export async function openTracing(settings: Settings, log: Log): Promise<() => Promise<void>> {
  if (!settings.OTEL_EXPORTER_OTLP_ENDPOINT) return nothing;
  const { startTracing } = await import('./start-tracing.ts');
  return startTracing(settings, log);
}
