import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

type Measurement = { method: string; route: string; status: number; seconds: number }

export type Metrics = ReturnType<typeof createMetrics>

/** What the operator's monitoring reads. Labels are route patterns, never paths, so that no label names a person. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'maitri_http_request_duration_seconds',
    help: 'Time from request to answer, by method, route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    observe({ method, route, status, seconds }: Measurement) {
      duration.observe({ method, route, status }, seconds)
    },
  }
}
