import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { MATCH_JOB, matchStatement } from './actions-matching.ts'

/** A long statement books one line after the other; colleagues watch it, so a dead node is noticed soon. Seconds. */
const LONG = { expire: 3600, heartbeat: 20 }

export function bankStatementJobs(jobs: FeatureJobs) {
  jobs.work<{ id: string }>(MATCH_JOB, (ctx, { id }) => matchStatement(ctx, id), LONG)
}
