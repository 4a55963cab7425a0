import { pathTo } from '../../../paths.ts'

/** Where one's assessments stand. */
export const listPath = (): string => pathTo('talentAssessments')
