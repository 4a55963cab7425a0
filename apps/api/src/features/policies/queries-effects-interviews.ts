import { OPEN_MOVES } from '@fareeq/domain/interviews/rules-moves.ts'
import { INTERVIEW_GROUPS, statesOf } from '@fareeq/domain/interviews/rules.ts'
import { AHEAD, CLOSED, type InterviewState } from '@fareeq/domain/interviews/states.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Effect, countOf, section } from './queries-effect.ts'

const groupWith = (state: InterviewState) => INTERVIEW_GROUPS.find((group) => statesOf(group).includes(state)) ?? ''

const waiting = (state: InterviewState): Effect[] => [
  {
    effect: 'interview_deadlines_unaffected',
    path: section('interviews', { group: groupWith(state) }),
    count: () => countOf(sql`interviews where state = ${state}`),
  },
]
const open: Effect[] = [
  {
    effect: 'feedback_deadlines_unaffected',
    path: section('interviews'),
    count: () => countOf(sql`interviews where not state = any(${CLOSED})`),
  },
]
const lives: Effect[] = [
  {
    effect: 'nomination_lifetimes_affected',
    path: section('interviews'),
    count: () => countOf(sql`interviews where not state = any(${CLOSED})`),
  },
]
const OFFERED: InterviewState = 'pending_talent_meeting_confirmation'
const offers: Effect[] = [
  {
    effect: 'slot_offers_unaffected',
    path: section('interviews', { group: groupWith(OFFERED) }),
    count: () => countOf(sql`interviews where state = ${OFFERED}`),
  },
]
const limits: Effect[] = [
  {
    effect: 'interview_notices_affected',
    path: section('interviews', { group: 'upcoming' }),
    count: () => countOf(sql`interviews where state = any(${AHEAD})`),
  },
]
const moves: Effect[] = [
  {
    effect: 'interview_deadlines_unaffected',
    path: section('interviews', { group: 'upcoming' }),
    count: () => countOf(sql`interview_moves where state in (${sql.literals(OPEN_MOVES)})`),
  },
]
const absences: Effect[] = [
  {
    effect: 'absence_deadlines_unaffected',
    count: () => countOf(sql`interview_no_shows where answer is null and lapsed_at is null`),
  },
]

export const INTERVIEW_EFFECTS = {
  interview_confirm_days: waiting('pending_talent_confirmation'),
  interview_offer_days: waiting('pending_client_time_slots'),
  interview_choose_hours: waiting('pending_talent_meeting_confirmation'),
  interview_before_first_hours: waiting('pending_talent_meeting_confirmation'),
  interview_new_times_hours: waiting('pending_client_confirmation_on_new_slots'),
  interview_feedback_days: open,
  interview_nomination_days: lives,
  interview_notice_hours: offers,
  interview_horizon_days: offers,
  interview_absence_hours: absences,
  interview_absence_reminder_hours: absences,
  interview_excuse_hours: limits,
  interview_move_hours: limits,
  interview_move_answer_hours: moves,
} as const satisfies Readonly<Record<string, readonly Effect[]>>
