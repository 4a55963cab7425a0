import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { traceCall } from '../tracing/channels.ts'
import type { Metrics } from './metrics.ts'

const SLOW = 20 * SECOND

/** Times the runs of candidates' code, by what became of them. */
export function measureSandbox(metrics: Metrics, sandbox: Sandbox): Sandbox {
  const seconds = metrics.histogram({
    name: 'fareeq_sandbox_run_duration_seconds',
    help: 'Runs of candidates’ code, with the time they waited for a place',
    labels: ['language', 'status'],
    buckets: [0.1, 0.5, 1, 5, 10, 30],
  })
  let running = 0
  metrics.gauge({ name: 'fareeq_sandbox_runs', help: 'Runs that wait or are under way in this process' }, () => running)
  return {
    ...sandbox,
    async run(request, signal, owner) {
      const began = performance.now()
      running++
      try {
        const { language } = request
        const outcome = await traceCall({ provider: 'sandbox', operation: language }, () =>
          sandbox.run(request, signal, owner),
        )
        const took = performance.now() - began
        seconds.observe({ language, status: outcome.status }, took / SECOND)
        const isLost = outcome.status === 'crashed' || outcome.status === 'busy'
        metrics.recent.add('code', isLost ? 'failed' : took > SLOW ? 'slow' : 'ok')
        return outcome
      } finally {
        running--
      }
    },
  }
}
