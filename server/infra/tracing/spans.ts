import type * as Api from '@opentelemetry/api';

type Attributes = Readonly<Record<string, string | number>>;

/** What a job or a letter carries so that its spans join the trace of the request that caused it. */
export interface TraceCarrier {
  readonly traceparent?: string;
}

/** A span in whose context work can be done more than once, as the hooks of one request are. */
export interface OpenSpan {
  within<Result>(work: () => Result): Result;
  end(name: string, attributes: Attributes, isFailed: boolean): void;
}

/** Absent while tracing is off: nothing of OpenTelemetry is loaded then. */
let api: typeof Api | undefined;

/** Turns spans on or, without the API, off. */
export function switchSpans(given: typeof Api | undefined): void {
  api = given;
}

const tracerOf = (given: typeof Api) => given.trace.getTracer('portal');

/** Does the work in a span of its own; the span keeps what kind of error ended it, never its words. */
export async function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result> | Result,
): Promise<Result> {
  if (!api) return work();
  return run(api, tracerOf(api).startSpan(name, { attributes }), work);
}

/** The same for work that another process may have caused: the span joins the trace that is carried. */
export async function inCarriedSpan<Result>(
  name: string,
  { carrier, attributes }: { carrier: TraceCarrier; attributes: Attributes },
  work: () => Promise<Result>,
): Promise<Result> {
  if (!api) return work();
  const parent = api.propagation.extract(api.ROOT_CONTEXT, carrier);
  const span = tracerOf(api).startSpan(name, { attributes, kind: api.SpanKind.CONSUMER }, parent);
  return run(api, span, work);
}

/** Opens the span of a request, within the trace that its sender names if the sender is trusted. */
export function openRequestSpan(name: string, carrier: TraceCarrier): OpenSpan | undefined {
  if (!api) return undefined;
  const given = api;
  const parent = given.propagation.extract(given.ROOT_CONTEXT, carrier);
  const span = tracerOf(given).startSpan(name, { kind: given.SpanKind.SERVER }, parent);
  const inner = given.trace.setSpan(parent, span);
  return {
    within: (work) => given.context.with(inner, work),
    end: (finalName, attributes, isFailed) => {
      span.updateName(finalName).setAttributes(attributes);
      if (isFailed) span.setStatus({ code: given.SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** The present trace, for a job's data; empty while there is none. */
export function carryTrace(): TraceCarrier {
  const carrier: TraceCarrier = {};
  api?.propagation.inject(api.context.active(), carrier);
  return carrier;
}

/** The id of the present trace, for the log. */
export function currentTraceId(): string | undefined {
  return api?.trace.getActiveSpan()?.spanContext().traceId;
}

async function run<Result>(given: typeof Api, span: Api.Span, work: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await given.context.with(given.trace.setSpan(given.context.active(), span), work);
  } catch (error) {
    span.setAttribute('error.type', kindOf(error));
    if (!isExpected(error)) span.setStatus({ code: given.SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'thrown';
  return 'code' in error && error.code !== undefined ? String(error.code) : error.name;
}

/** A refusal that a person is told of is no fault of the portal's. */
function isExpected(error: unknown): boolean {
  return error instanceof Error && 'status' in error && Number(error.status) < 500;
}
