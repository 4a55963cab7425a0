import { staffNameFor } from '@fareeq/domain/kernel/names/staff-names.ts'
import { contractDue } from '@fareeq/domain/interviews/rules-feedback.ts'
import { requestedSalaries } from '@fareeq/domain/talents/rules-terms.ts'
import { countryName, industryName, roleName } from '@fareeq/domain/catalogue/rules.ts'
import { mayFollow } from '@fareeq/domain/interviews/rules-rounds.ts'
import { answerDue, standingOf } from '@fareeq/domain/interviews/rules-absence.ts'
import {
  clockMoves,
  clockReason,
  dueByClock,
  feedbackExpired,
  groupOf,
  shownFacts,
} from '@fareeq/domain/interviews/rules.ts'
import type {
  ClientInterview,
  LinkedInterview,
  StaffInterview,
  TalentInterview,
} from '@fareeq/domain/interviews/schema.ts'
import {
  type InterviewEvent,
  type InterviewMover,
  type MoveBy,
  type TimelineKind,
  movesOf,
  offeredMoves,
} from '@fareeq/domain/interviews/states.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type Action, may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { photoAddress } from '@fareeq/domain/talents/profile/rules-photos.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Client } from '../../platform/session.ts'
import { excuseUntil, isInTime, otherTimeOf } from './moving/actions-reading.ts'
import { panelFor } from './panel/actions-reading.ts'
import { roundCount, roundsFor, roundsForStaff } from './rounds/actions-reading.ts'
import { placeOf } from './calendar/actions-calendar.ts'
import type { InterviewRow } from './rows.ts'

/** The note of a history entry. Feedback is shown elsewhere, by permission. */
function noteOf(kind: TimelineKind, data: Record<string, unknown>): string | null {
  if (kind === 'give_feedback') return null
  const text = data['reason'] ?? data['note']
  return typeof text === 'string' ? text : null
}

/** With due clock moves applied in memory. */
function settled(row: InterviewRow, now: Date): InterviewRow {
  const moves = clockMoves(row, now)
  const last = moves.at(-1)
  if (!last) return row
  const happened = moves.map(({ event, to, at }) => ({
    kind: event,
    to,
    by: 'system' as const,
    actor: null,
    data: {},
    at: at.toISOString(),
  }))
  return {
    ...row,
    state: last.to,
    due_at: dueByClock(last.to, last.at, row.feedback_days),
    end_reason: clockReason(last.from) ?? row.end_reason,
    feedback_expired: feedbackExpired(row, now),
    events: [...row.events, ...happened],
  }
}

const iso = (moment: string | Date): string => new Date(moment).toISOString()

type Side = Exclude<InterviewMover, 'system'>

/** Staff are anonymous for talents; the company reads who acted on its behalf. */
const timelineOf = ({ events }: InterviewRow, lang: Lang, side: Side) =>
  events.map(({ kind, to, by, actor, data, at }) => ({
    kind,
    to,
    by,
    actor:
      actor === null || (by === 'staff' && side === 'talent')
        ? null
        : by === 'staff'
          ? staffNameFor(actor[lang], lang)
          : actor[lang],
    at: iso(at),
    note: noteOf(kind, data),
  }))

const isOffer = (move: InterviewEvent): boolean => ['send_slots', 'propose', 'ask_move'].includes(move)

function sharedFields(row: InterviewRow, { platform, lang, now }: RequestContext, side: Side) {
  const { id, project_id, project_name, state, note, client_timezone, talent_timezone } = row
  const { availability, duration, end_reason, end_note, feedback_expired } = row
  return {
    id,
    project_id,
    project_name,
    client_name: row.client_name[lang],
    state,
    group: groupOf(row, now),
    ...shownFacts(state, side),
    note,
    round: row.round,
    round_count: roundCount(row),
    created_at: iso(row.created_at),
    created_by: row.created_by[lang],
    due_at: row.due_at && iso(row.due_at),
    move: null,
    ...otherTimeOf(row, now),
    slots: row.slots.map((slot) => ({ ...slot, start: iso(slot.start), end: iso(slot.end) })),
    start: row.starts_at && iso(row.starts_at),
    end: row.ends_at && iso(row.ends_at),
    link: row.starts_at && placeOf(platform.env, row),
    busy: movesOf(row.state, side).some(isOffer)
      ? row.busy
          .filter((time) => time.side === (side === 'talent' ? 'talent' : 'client'))
          .map(({ start, end }) => ({ start: iso(start), end: iso(end) }))
      : [],
    client_timezone,
    talent_timezone,
    engagement: { type: row.work_mode, availability, duration },
    end_reason,
    end_note,
    feedback_expired,
    timeline: timelineOf(row, lang, side),
  }
}

/** Complete, for its author and for staff. */
const feedbackOf = ({ feedback }: InterviewRow) => feedback && { ...feedback, at: iso(feedback.at) }

/** Without scores, which are not for the talent. */
const sharedFeedbackOf = ({ feedback }: InterviewRow) =>
  feedback?.shared ? { action: feedback.action, reason: feedback.reason, at: iso(feedback.at) } : null

function noShowOf({ no_show, state }: InterviewRow, { platform, now }: RequestContext) {
  if (!no_show) return null
  const { who, claimed_by, note, answer, answer_note } = no_show
  const at = new Date(no_show.at)
  const policies = platform.policies.at(at)
  const standing = standingOf({ at, answer }, state, policies, now)
  return standing && { who, claimed_by, note, at: iso(at), due_at: iso(answerDue(at, policies)), standing, answer_note }
}

const MOVE_PERMISSIONS: Readonly<Record<MoveBy<'client'>, Action>> = {
  send_slots: 'interviews.arrange',
  confirm_new: 'interviews.arrange',
  refuse_new: 'interviews.arrange',
  cancel: 'interviews.arrange',
  ask_move: 'interviews.arrange',
  accept_move: 'interviews.arrange',
  keep_time: 'interviews.arrange',
  drop_move: 'interviews.arrange',
  give_feedback: 'interviews.feedback',
  further_round: 'interviews.arrange',
}

export function toClientInterview(interview: InterviewRow, ctx: RequestContext<Client>): ClientInterview {
  const { viewer } = ctx
  const row = settled(interview, ctx.now)
  const mayDo = (move: MoveBy<'client'>) => may(viewer, MOVE_PERMISSIONS[move])
  return {
    ...sharedFields(row, ctx, 'client'),
    nomination_id: row.nomination_id,
    ...panelFor(row, ctx),
    rounds: roundsFor(row, ctx),
    moves: offeredMoves(row.state, 'client')
      .filter(mayDo)
      .filter(isInTime(row, 'client', ctx))
      .filter((move) => move !== 'further_round' || mayFollow(row)),
    talent: {
      id: row.talent_id,
      name: row.talent_name[ctx.lang],
      photo: row.photo_key && photoAddress(row.photo_key),
      role_name: row.role && roleName(row.role, ctx.lang),
    },
    terms: may(viewer, 'talents.salary') ? termsFor(row) : null,
    feedback: feedbackOf(row),
    contract_due: contractDueOf(row, ctx),
    no_show: noShowOf(row, ctx),
  }
}

/** With the salary of the time that the request asks for. */
const termsFor = ({ terms, availability }: InterviewRow) =>
  terms && { ...terms, salary: requestedSalaries(terms.salary, terms, availability) }

function contractDueOf(
  { feedback, has_contract }: InterviewRow,
  { platform: { policies } }: RequestContext,
): string | null {
  if (feedback?.action !== 'accepted' || has_contract) return null
  const at = new Date(feedback.at)
  return iso(contractDue(at, policies.at(at)))
}

type Response = TalentInterview['response']

/** The company, its interviewers and what the talent has shown them: the talent may know who invites them. */
function forTalent(row: InterviewRow, ctx: RequestContext, response: Response): Omit<LinkedInterview, 'first_name'> {
  const { lang } = ctx
  return {
    ...sharedFields(row, ctx, 'talent'),
    company: {
      name: row.company,
      industry_name: row.industry && industryName(row.industry, lang),
      country_name: row.company_country && countryName(row.company_country, lang),
      host: row.created_by[lang],
      others: row.interviewers.map(({ name }) => name[lang]),
    },
    terms: row.terms,
    moves: movesOf(row.state, 'talent').filter(isInTime(row, 'talent', ctx)),
    response,
    role_name: row.role && roleName(row.role, lang),
  }
}

export function toTalentInterview(interview: InterviewRow, ctx: RequestContext, response: Response): TalentInterview {
  const row = settled(interview, ctx.now)
  return {
    ...forTalent(row, ctx, response),
    excuse_until: excuseUntil(row, ctx),
    feedback: sharedFeedbackOf(row),
    rated: row.rating !== null,
    no_show: noShowOf(row, ctx),
  }
}

/** A link answers an offer and nothing else. */
export function toLinkInterview(interview: InterviewRow, ctx: RequestContext, response: Response): LinkedInterview {
  const row = settled(interview, ctx.now)
  return { ...forTalent(row, ctx, response), first_name: row.talent_first_name[ctx.lang] }
}

export function toStaffInterview(interview: InterviewRow, ctx: RequestContext): StaffInterview {
  const row = settled(interview, ctx.now)
  const { nomination_id, talent_id, client_id, terms } = row
  const events = timelineOf(row, ctx.lang, 'staff')
  return {
    ...sharedFields(row, ctx, 'staff'),
    nomination_id,
    talent_id,
    talent_name: row.talent_name[ctx.lang],
    client_id,
    client_contact: { name: row.created_by[ctx.lang], email: row.client_email, phone: row.client_phone },
    terms,
    no_show: noShowOf(row, ctx),
    feedback: feedbackOf(row),
    rating: row.rating && { ...row.rating, at: iso(row.rating.at) },
    events,
    rounds: roundsForStaff(row, ctx),
  }
}
