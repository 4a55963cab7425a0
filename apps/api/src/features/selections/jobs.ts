import type { Platform } from '../../platform/platform.ts'
import { workBulk } from './actions-bulks.ts'

export function selectionJobs(platform: Platform) {
  platform.jobs.work<{ id: string }>('selections.bulk', ({ id }) => workBulk(platform, id))
}
