import type { Platform } from '../../platform/platform.ts'
import { compareImport } from './actions-comparing.ts'
import { forgetImports } from './actions-consent.ts'
import { findPairs } from './actions-pairs.ts'
import { workImport } from './actions-importing.ts'

/** A large file takes longer than the usual job; colleagues watch it, so a dead node is noticed soon. Seconds. */
const LONG = { expire: 3600, heartbeat: 20 }

export function talentImportJobs(platform: Platform) {
  const { jobs, clock, log } = platform
  jobs.work<{ id: string }>('talent-imports.compare', ({ id }) => compareImport(platform, id), LONG)
  jobs.work<{ id: string }>('talent-imports.work', ({ id }) => workImport(platform, id), LONG)
  jobs.work('talent-imports.pairs', () => findPairs(platform), LONG)
  jobs.schedule('talent-imports.pairs', '57 2 * * *')
  jobs.work('talent-imports.forget', async () => {
    const count = await forgetImports(platform, clock.now())
    if (count > 0) log.info({ count }, 'people who were imported and did not agree were forgotten')
  })
  jobs.schedule('talent-imports.forget', '27 2 * * *')
}
