import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { compareImport } from './actions-comparing.ts'
import { forgetImports } from './actions-consent.ts'
import { findPairs } from './actions-pairs.ts'
import { workImport } from './actions-importing.ts'

/** A large file takes longer than the usual job; colleagues watch it, so a dead node is noticed soon. Seconds. */
const LONG = { expire: 3600, heartbeat: 20 }

export function talentImportJobs(jobs: FeatureJobs) {
  jobs.work<{ id: string }>('talent-imports.compare', (ctx, { id }) => compareImport(ctx, id), LONG)
  jobs.work<{ id: string }>('talent-imports.work', (ctx, { id }) => workImport(ctx, id), LONG)
  jobs.work('talent-imports.pairs', findPairs, LONG)
  jobs.schedule('talent-imports.pairs', '57 2 * * *')
  jobs.work('talent-imports.forget', async (ctx) => {
    const count = await forgetImports(ctx)
    if (count > 0) ctx.platform.log.info({ count }, 'people who were imported and did not agree were forgotten')
  })
  jobs.schedule('talent-imports.forget', '27 2 * * *')
}
