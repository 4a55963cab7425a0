import { STEP_OF_TASK, type StrengthTask } from '@fareeq/domain/talents/profile/rules-profile.ts'
import { pathTo } from '../../../../paths.ts'

/** URL for editing a step. */
export const editHref = (step: number, section = ''): string =>
  pathTo('editProfile', {}, { step: String(step) }) + (section && `#${section}`)

/** URL of a task; the phone is verified in a dialog. */
export const taskHref = (task: Exclude<StrengthTask, 'phone'>): string => {
  if (task === 'terms') return pathTo('updateAvailability')
  return task === 'assessment' ? pathTo('talentAssessments') : editHref(STEP_OF_TASK[task], task)
}
