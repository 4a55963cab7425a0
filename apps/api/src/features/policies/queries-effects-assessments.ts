import type { AssessmentKind } from '@fareeq/domain/assessments/limits.ts'
import { ASSESSMENTS } from '@fareeq/domain/assessments/rules-offers.ts'
import {
  ATTEMPT_STATES,
  OPEN_OBJECTIONS,
  PASSED,
  RUNNING,
  UNGRADED,
  WAITING_FOR_START,
  factsOf,
} from '@fareeq/domain/assessments/states.ts'
import { sql } from '../../platform/db/sql.ts'
import { itemsFor } from '../assessments/actions-bank.ts'
import { retiredItems } from '../assessments/queries-answers.ts'
import { type Effect, countOf, section } from './queries-effect.ts'

const path = section('assessments', { queue: 'all' })

const FAILED = ATTEMPT_STATES.filter((state) => factsOf(state).verdict === 'failed')

const ongoingAttempts = (kinds: readonly AssessmentKind[]): Effect => ({
  effect: 'attempt_rules_unaffected',
  path,
  count: () =>
    countOf(sql`assessment_attempts where kind = any(${kinds}) and state = any(${[...RUNNING, ...UNGRADED]})`),
})

/** A talent who failed has seen how many trials are left, or the day of the next one. */
const failed: Effect[] = [
  {
    effect: 'attempt_limits_unaffected',
    path,
    count: () => sql`
      select count(distinct user_id)::int as count from (
        select user_id from assessment_attempts group by user_id, assessment_id
        having bool_or(state = any(${FAILED})) and not bool_or(state = any(${PASSED}))) as trying`,
  },
]

/** An attempt cannot draw more items than the bank has. */
const banks = (kind: AssessmentKind, first: string): Effect => ({
  effect: 'banks_too_small',
  path: section('assessments', { bank: first }),
  blocks: true,
  async tally(db, { value }) {
    const retired = await retiredItems(db)
    const isActive = (id: string) => !retired.includes(id)
    return ASSESSMENTS.filter(
      (assessment) =>
        assessment.kind === kind && itemsFor(assessment).filter((item) => isActive(item.id)).length < value,
    ).length
  },
})

export const ASSESSMENT_EFFECTS = {
  assessment_pass_mark: [ongoingAttempts(['multiple_choice', 'coding'])],
  assessment_trials: failed,
  assessment_wait_days: failed,
  assessment_link_days: [
    {
      effect: 'attempt_links_unaffected',
      path,
      count: () => countOf(sql`assessment_attempts where state in (${sql.literals(WAITING_FOR_START)})`),
    },
  ],
  assessment_choice_items: [banks('multiple_choice', 'javascript'), ongoingAttempts(['multiple_choice'])],
  assessment_choice_minutes: [ongoingAttempts(['multiple_choice'])],
  assessment_coding_items: [banks('coding', 'problem-solving'), ongoingAttempts(['coding'])],
  assessment_coding_minutes: [ongoingAttempts(['coding'])],
  assessment_video_minutes: [ongoingAttempts(['video'])],
  assessment_video_seconds: [ongoingAttempts(['video'])],
  assessment_personality_minutes: [ongoingAttempts(['personality'])],
  assessment_objection_days: [
    {
      effect: 'objection_deadlines_unaffected',
      path: section('assessments', { queue: 'objections' }),
      count: () => countOf(sql`assessment_objections where state in (${sql.literals(OPEN_OBJECTIONS)})`),
    },
  ],
  assessment_report_days: [
    {
      effect: 'report_links_unaffected',
      count: () => countOf(sql`report_shares where revoked_at is null and expires_at > clock_now()`),
    },
  ],
} as const satisfies Readonly<Record<string, readonly Effect[]>>
