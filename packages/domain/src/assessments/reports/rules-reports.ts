import type { TestReport } from '../schema-report.ts'
import type { Policies } from '../../kernel/policies/policies.ts'
import { DAY, after } from '../../kernel/time/time.ts'
import { type AttemptState, factsOf } from '../states.ts'

/** A talent who passed has nothing to object to; of a verdict one objects once. */
export const mayObject = (state: AttemptState, hasObjected: boolean): boolean =>
  !hasObjected && factsOf(state).verdict === 'failed'

export const reportLinkEnds = (now: Date, { assessment_report_days }: Pick<Policies, 'assessment_report_days'>): Date =>
  after(now, assessment_report_days * DAY)

/** The report without what is meant for the talent only: notes of the reviewer, appeal, annulment. */
export const forOthers = (test: TestReport): TestReport => ({
  ...test,
  video: test.video && { ...test.video, reviewer: null, note: null },
  appeal: null,
  annulled: null,
  can_object: false,
})

/** For colleagues: of several attempts at an assessment the last one counts. Newest first. */
export const lastOfEach = (tests: readonly TestReport[]): TestReport[] =>
  tests.filter((test, index) => tests.findIndex((earlier) => earlier.assessment_id === test.assessment_id) === index)

/**
 * For companies, links and paper: what was passed, best first. No assessment is asked for by a role, so what was not passed
 * is its talent's own affair.
 */
export const passesOf = (tests: readonly TestReport[]): TestReport[] =>
  tests.filter(({ passed }) => passed === true).toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))

/** Of a result that is passed on, what the window noticed stays behind: it is for those who decide. */
export const withoutConduct = (test: TestReport): TestReport => ({
  ...test,
  tabs_switched: 0,
  tab_seconds: 0,
  plagiarism: [],
  integrity: { level: 'none', events: [] },
  comment: null,
})
