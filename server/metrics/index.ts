export { createMetrics, type Metrics } from './metrics.ts';
export { type BuildFacts, readBuildFacts } from './read-build.ts';
export { serveMetrics } from './serve-metrics.ts';
