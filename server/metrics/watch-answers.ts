import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { failureOf } from '../infra/http/index.ts';

const bucketsSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const unknownRoute = 'none';

/** Measures every answer by route, and counts what became of the calls. */
export function watchAnswers(registry: Registry, app: FastifyInstance): void {
  const measure = measureAnswers(registry);
  const count = countCalls(registry);
  app.addHook('onResponse', (request, reply, done) => {
    const { url = unknownRoute, config } = request.routeOptions;
    measure(request.method, String(reply.statusCode), url, reply.elapsedTime / 1000);
    if (config.call !== undefined) count(config.call, failureOf(request) ?? 'ok');
    done();
  });
}

function measureAnswers(registry: Registry) {
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time of answers by route pattern, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: bucketsSeconds,
    registers: [registry],
  });
  const childOf = keepChildren((method: string, status: string, route: string) =>
    answers.labels(route, method, status),
  );
  return (method: string, status: string, route: string, seconds: number) =>
    childOf(method, status, route).observe(seconds);
}

/** Outcomes by the code of the failure: wrong passwords, throttled callers, a database that is away. */
function countCalls(registry: Registry) {
  const calls = new Counter({
    name: 'portal_calls_total',
    help: 'Calls by what became of them: ok, or the code of the failure',
    labelNames: ['call', 'result'],
    registers: [registry],
  });
  const childOf = keepChildren((call: string, result: string) => calls.labels(call, result));
  return (call: string, result: string) => childOf(call, result).inc();
}

/** Looking a child up by one string is much cheaper than prom-client's own search by labels. */
function keepChildren<Child>(make: (...labels: [string, string, string]) => Child): (...labels: string[]) => Child {
  const children = new Map<string, Child>();
  return (one = '', other = '', third = '') => {
    const key = `${one} ${other} ${third}`;
    const child = children.get(key) ?? make(one, other, third);
    children.set(key, child);
    return child;
  };
}
