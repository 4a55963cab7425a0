import type { Grant, Person } from '../kernel/permissions/grants.ts'
import { grantOf, peopleIn } from '../kernel/permissions/permissions.ts'
import { DAY, after } from '../kernel/time/time.ts'
import { DAYS_TO_ANSWER_A_REPORT } from '../talents/rules-terms.ts'
import type { BanEvent, BanState } from './states.ts'

export const BAN_TEXT_LENGTH = 3000
export const BAN_REASON_LENGTH = 1000
export const MAX_BAN_FILES = 5
export const BAN_FILE_UPLOAD = { field: 'file', maxBytes: 5 * 1024 * 1024, types: ['pdf', 'png', 'jpg'] } as const
export const BAN_FILE_MEDIA = { pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg' } as const

export const answerBy = (now: Date): Date => after(now, DAYS_TO_ANSWER_A_REPORT * DAY)

/** What a grant of `talents.ban` lets a colleague do. A report may be made by all of them. */
const STEPS: Readonly<Partial<Record<Grant, readonly BanEvent[]>>> = {
  first_step: ['open'],
  second_step: ['ban', 'dismiss', 'lift', 'uphold'],
}

export const staffMayMove = (roles: readonly string[], event: BanEvent, isReport: boolean): boolean =>
  peopleIn({ kind: 'staff', roles }).some((person: Person) => {
    const grant = grantOf(person, 'talents.ban')
    // An unfounded report is dismissed with the grant that opens a case.
    return (STEPS[grant]?.includes(event) ?? false) || (isReport && event === 'dismiss' && grant === 'first_step')
  })

export type ReadCase = { expected_state: BanState; expected_reports: number }

/** Nobody decides over an answer or a report that came after they read the case. */
export const isAsRead = ({ expected_state, expected_reports }: ReadCase, state: BanState, reports: number): boolean =>
  expected_state === state && expected_reports === reports

/** What an event of ours decides; null where it decides nothing, or is not ours. */
const DECIDES: Readonly<Record<BanEvent, 'case' | 'appeal' | null>> = {
  open: null,
  answer: null,
  expire: null,
  ban: 'case',
  dismiss: 'case',
  appeal: null,
  lift: 'appeal',
  uphold: 'appeal',
}

type CaseActors = { reporters: readonly (string | null)[]; opened_by: string | null; decided_by: string | null }

/**
 * Separation of duties: a case is decided by somebody who has neither reported nor opened it, and an appeal by somebody who
 * did none of it. A report is dismissed by anybody but its reporter.
 */
export function isImpartial(event: BanEvent, me: string, { reporters, opened_by, decided_by }: CaseActors): boolean {
  const decides = DECIDES[event]
  if (decides === null) return true
  if (reporters.includes(me) || opened_by === me) return false
  return decides === 'case' || decided_by !== me
}
