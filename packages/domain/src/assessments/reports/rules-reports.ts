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

/** Newest first: of several attempts at an assessment the last one counts, and others see no earlier one. */
export const lastOfEach = (tests: readonly TestReport[]): TestReport[] =>
  tests.filter((test, index) => tests.findIndex((one) => one.assessment_id === test.assessment_id) === index)
