import { STEP_OF_TASK, type StrengthTask } from '@fareeq/domain/talents/rules-profile.ts'
import { pathTo } from '../../../../paths.ts'

/** Where a step of the profile is edited. */
export const editHref = (step: number, section = ''): string =>
  pathTo('editProfile', {}, { step: String(step) }) + (section && `#${section}`)

/** Where a task is done; the phone is verified in a dialog, wherever one is. */
export const taskHref = (task: Exclude<StrengthTask, 'phone'>): string =>
  task === 'terms' ? pathTo('updateAvailability') : editHref(STEP_OF_TASK[task], task)
