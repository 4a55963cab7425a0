import { pathTo } from '../../../paths.ts'

/** Path of the talent's list of assessments. */
export const listPath = (): string => pathTo('talentAssessments')
