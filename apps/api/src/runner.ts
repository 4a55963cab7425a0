import { runnerJobs } from './features/assessments/code/jobs-runner.ts'
import type { Build } from './platform/build.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/db/open.ts'
import { createEvents } from './platform/events/events.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log.ts'
import { createMetricsListener } from './platform/metrics/listener.ts'
import { createMetrics } from './platform/metrics/metrics.ts'
import { measureBuild, measureDatabase, measureJobs } from './platform/metrics/process.ts'
import { measureSandbox } from './platform/metrics/sandbox.ts'
import { createSandbox } from './platform/sandbox/create-sandbox.ts'
import { shutDown } from './platform/shutdown.ts'
import { createCodeComparison } from './platform/workers/code-comparison.ts'

export type Runner = { start(): Promise<void>; stop(): Promise<void> }

type Parts = {
  log: Log
  clock: Clock
  database: Database
  build: Build
  env: { HOST: string; METRICS_PORT?: number | undefined; METRICS_TOKEN?: string | undefined }
}

/**
 * A process that runs candidates' code and does nothing else. It has no web server, no key and no mail; a verdict is made by
 * the API from what it saves.
 */
export function createRunner({ log, clock, database, build, env }: Parts): Runner {
  const { db, engine, listen } = database
  const metrics = createMetrics({ db, log })
  const jobs = createJobs({ db, engine, log, listen, cron: false, supervise: false })
  const events = createEvents({ db, listen, log })
  const sandbox = measureSandbox(metrics, createSandbox({ log }))
  const comparison = createCodeComparison(log)
  runnerJobs({ db, jobs, events, clock, log, sandbox, comparison })
  jobs.elsewhere('assessments.grade')
  jobs.elsewhere('assessments.stuck')
  measureBuild(metrics, build)
  measureDatabase(metrics, database)
  measureJobs(metrics, jobs)
  const listener = createMetricsListener({ metrics, env, log })
  return {
    async start() {
      await listener.start()
      await events.start()
      await jobs.start()
    },
    stop: () =>
      shutDown(
        [
          ['jobs', jobs.stop],
          ['events', events.stop],
          ['sandbox', sandbox.close],
          ['comparison', comparison.close],
          ['metrics', listener.stop],
        ],
        log,
      ),
  }
}
