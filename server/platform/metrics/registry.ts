import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** One number of a measurement, for one set of labels. */
export interface Measured {
  value: number;
  labels?: Record<string, string>;
}

export interface Metrics {
  /** Counts an answered request; `route` is a pattern such as /api/listings/:id, never an address. */
  countRequest(method: string, route: string, status: number, seconds: number): void;
  /** Adds a number that is read when somebody asks for the metrics. */
  addGauge(name: string, help: string, read: () => Measured[] | Promise<Measured[]>): void;
  /** Everything in the text format of Prometheus. */
  write(): Promise<string>;
  readonly contentType: string;
}

/** Upper bounds in seconds: most answers take a few milliseconds, and none should take seconds. */
const secondsBounds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The metrics of this process, with those of Node: processor, memory, event loop, collections. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests answered, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: secondsBounds,
    registers: [registry],
  });
  return {
    countRequest(method, route, status, seconds) {
      requests.observe({ method, route, status }, seconds);
    },
    addGauge(name, help, read) {
      const gauge: Gauge = new Gauge({
        name: `roomieradar_${name}`,
        help,
        labelNames: ['pool', 'state', 'queue', 'index', 'replica', 'server'],
        registers: [registry],
        async collect() {
          gauge.reset();
          for (const { labels = {}, value } of await read()) gauge.set(labels, value);
        },
      });
    },
    write: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
