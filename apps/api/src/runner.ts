import { runnerJobs } from './features/assessments/code/jobs-runner.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/db/open.ts'
import { createEvents } from './platform/events/events.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log.ts'
import { createSandbox } from './platform/sandbox/create-sandbox.ts'
import { createCodeComparison } from './platform/workers/code-comparison.ts'

export type Runner = { start(): Promise<void>; stop(): Promise<void> }

type Parts = { log: Log; clock: Clock; database: Pick<Database, 'db' | 'engine' | 'listen'> }

/**
 * A process that runs candidates' code and does nothing else. It has no web server, no key and no mail; a verdict is made by
 * the API from what it saves.
 */
export function createRunner({ log, clock, database: { db, engine, listen } }: Parts): Runner {
  const jobs = createJobs({ db, engine, log, listen, cron: false, supervise: false })
  const events = createEvents({ db, listen, log })
  const sandbox = createSandbox({ log })
  const comparison = createCodeComparison(log)
  runnerJobs({ db, jobs, events, clock, log, sandbox, comparison })
  jobs.elsewhere('assessments.grade')
  jobs.elsewhere('assessments.stuck')
  return {
    async start() {
      await events.start()
      await jobs.start()
    },
    async stop() {
      await jobs.stop()
      await events.stop()
      await sandbox.close()
      await comparison.close()
    },
  }
}
