import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { clockMoves, dueAt, expiresFeedback, nominationUntil } from '@fareeq/domain/interviews/rules.ts'
import {
  FIRST_STATE,
  type InterviewEvent,
  type InterviewState,
  type TimelineKind,
  interviewLife,
  isCanceled,
} from '@fareeq/domain/interviews/states.ts'
import { DAY, HOUR, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { insertFeedback } from '../src/features/interviews/feedback/queries-feedback.ts'
import {
  type InterviewColumns,
  insertInterview,
  insertSlots,
  markChosen,
  recordEvent,
  saveMove,
  takeQuarters,
} from '../src/features/interviews/queries.ts'
import {
  insertNomination,
  recordEvent as recordNomination,
  saveMove as moveNomination,
} from '../src/features/nominations/queries-saving.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'
import { ACCEPTED } from './interviews-accepted.ts'
import { HIRED } from './interviews-hired.ts'
import { HISTORIES, type History, type InterviewHistory } from './interviews-histories.ts'

type People = { projectId: string; clientId: string; zone: string; talentId: string; matcherId: string }

async function peopleOf(db: Db, { client, request, talent }: History): Promise<People> {
  const id = async (email: string) =>
    (await db.one<{ id: string }>(sql`select id from users where email = ${email}`)).id
  const clientId = await id(client)
  const { zone } = await db.one<{ zone: string }>(sql`select timezone as zone from users where id = ${clientId}`)
  const project = await db.one<{ id: string }>(sql`
    select id from client_projects where client_id = ${clientId} and product_name = ${request}`)
  const matcher = await db.one<{ id: string }>(sql`select id from staff where email = 'matcher@demo.fareeq.test'`)
  return { projectId: project.id, clientId, zone, talentId: await id(talent), matcherId: matcher.id }
}

/** At a full hour of the afternoon in Riyadh, so many days from now. */
const timeAt = (now: Date, days: number) => {
  const start = after(new Date(Math.floor(now.getTime() / DAY) * DAY), days * DAY + 11 * HOUR)
  return { start, end: after(start, 45 * MINUTE) }
}

/** What the talent confirms for a company is what the profile says. */
async function termsOf(db: Db, talentId: string) {
  const { full_time, part_time, weeks, ...salary } = await db.one<{
    full_time: boolean
    part_time: boolean
    weeks: number
    salary_full_time: number | null
    salary_part_time: number | null
  }>(sql`
    select full_time, part_time, weeks, salary_full_time, salary_part_time from talent_profiles
    where user_id = ${talentId}`)
  return {
    full_time,
    part_time,
    weeks,
    salary: { full_time: salary.salary_full_time, part_time: salary.salary_part_time },
  }
}
const MOVER = { client: 'client', talent: 'talent', system: 'system' } as const

/** Further columns of a transition. */
async function columnsOf(
  db: Db,
  id: string,
  people: People,
  history: InterviewHistory,
  now: Date,
  at: Date,
): Promise<{ columns: InterviewColumns; times: { starts_at: Date }[]; ends_at?: Date }> {
  const slots = (history.times ?? []).map((days) => timeAt(now, days))
  const offered_by = history.kind === 'propose' ? ('talent' as const) : ('client' as const)
  const rows = slots.map(({ start, end }) => ({ id: newId(at), starts_at: start, ends_at: end, offered_by }))
  if (history.kind === 'send_slots' || history.kind === 'propose') await insertSlots(db, id, rows, at)
  const [slot] = slots
  if ((history.kind === 'select' || history.kind === 'confirm_new') && slot) {
    const { id: slotId } = await db.one<{ id: string }>(sql`
      select id from interview_slots where interview_id = ${id} and starts_at = ${slot.start}`)
    await markChosen(db, slotId)
    await takeQuarters(db, id, [people.talentId, people.clientId], slot)
    return { columns: { starts_at: slot.start, ends_at: slot.end, told_at: at }, times: [], ends_at: slot.end }
  }
  const columns = {
    ...(history.kind === 'confirm' && { terms: JSON.stringify(await termsOf(db, people.talentId)) }),
    ...(history.end && { end_reason: history.end, end_note: history.reason ?? null }),
  }
  return { columns, times: rows }
}

const feedback_days = UNCHANGED.interview_feedback_days

async function seedHistory(db: Db, history: History, people: People, now: Date) {
  const { projectId: project_id, clientId: client_id, talentId: talent_id, matcherId: nominated_by } = people
  const startedAt = after(now, -history.nominatedHoursAgo * HOUR)
  const nomination_id = newId(startedAt)
  const until = nominationUntil(now, null, UNCHANGED)
  const { reasons } = history
  await insertNomination(db, {
    id: nomination_id,
    project_id,
    talent_id,
    reasons,
    nominated_by,
    expires_at: until,
    now: startedAt,
  })
  const nominate = { kind: 'nominate', actor_kind: 'staff', actor_id: nominated_by, data: {} } as const
  await recordNomination(db, nomination_id, nominate, startedAt)
  const started = after(now, -history.startedHoursAgo * HOUR)
  const id = newId(started)
  let state: InterviewState = FIRST_STATE
  let due_at = dueAt(state, { at: started, times: [], ends_at: null, feedback_days }, UNCHANGED)
  const row = { id, nomination_id, project_id, talent_id, client_id, state, due_at, note: history.note ?? null }
  const first = { previous_id: null, round: 1, terms: null, talent_timezone: null }
  await insertInterview(db, { ...row, ...first, feedback_days, client_timezone: people.zone, now: started })
  const line = (kind: TimelineKind, by: keyof typeof MOVER, data: Record<string, unknown>, at: Date) =>
    recordEvent(
      db,
      id,
      {
        kind,
        to_state: state,
        actor_kind: by,
        actor_id: by === 'system' ? null : by === 'client' ? client_id : talent_id,
        data,
      },
      at,
    )
  await line('start', 'client', {}, started)
  await moveNomination(db, nomination_id, 'in_interview', {}, started)
  const interviewed = { kind: 'interview', actor_kind: 'system', actor_id: client_id, data: {} } as const
  await recordNomination(db, nomination_id, interviewed, started)
  let ends_at: Date | null = null

  const go = async (kind: InterviewEvent, by: keyof typeof MOVER, move: InterviewHistory, at: Date) => {
    const { columns, times, ends_at: agreed } = await columnsOf(db, id, people, move, now, at)
    ends_at = agreed ?? ends_at
    const from = state
    const next = interviewLife.next(from, kind)
    if (!next) throw new Error(`${from} knows no ${kind}`)
    state = next
    due_at = dueAt(next, { at, times, ends_at, feedback_days }, UNCHANGED)
    const feedback_expired = expiresFeedback({ from, event: kind })
    await saveMove(db, { id, state: from }, { ...columns, feedback_expired, state, due_at }, at)
    await line(kind, by, move.reason ? { reason: move.reason } : {}, at)
    if (!isCanceled(next)) return
    // The company may start anew.
    await moveNomination(db, nomination_id, 'reserved', {}, at)
    await recordNomination(db, nomination_id, { ...interviewed, kind: 'release' }, at)
  }
  for (const move of history.moves) {
    const at = after(now, -move.hoursAgo * HOUR)
    await settle(at)
    if (move.kind === 'confirm') await moveNomination(db, nomination_id, 'in_interview', { salary_unlocked_at: at }, at)
    await go(move.kind, move.by, move, at)
    if (move.feedback) {
      const { action, reason } = move.feedback
      await insertFeedback(db, {
        interview_id: id,
        action,
        reason,
        scores: { technical: 4, communication: 5, problem: 3, fit: 3 },
        share_with_talent: true,
        given_by: client_id,
        at,
      })
      if (action === 'accepted') {
        await moveNomination(db, nomination_id, 'accepted', {}, at)
        await recordNomination(db, nomination_id, { ...interviewed, kind: 'accept' }, at)
        continue
      }
      await moveNomination(db, nomination_id, 'not_interested', { pass_reason: reason, pass_tag: 'skills' }, at)
      await recordNomination(
        db,
        nomination_id,
        { kind: 'pass', actor_kind: 'client', actor_id: client_id, data: { tag: 'skills' } },
        at,
      )
    }
  }
  await settle(now)

  /** Due clock transitions. */
  async function settle(then: Date) {
    for (const { event, at } of clockMoves({ state, due_at, feedback_days }, then))
      await go(event, 'system', { kind: event, by: 'system', hoursAgo: 0 }, at)
  }
}

/** Requests in every state somebody could find them in. */
export async function seedInterviews(db: Db, now: Date) {
  if (await db.row(sql`select 1 from interviews limit 1`)) return
  for (const history of [...HISTORIES, ...HIRED, ...ACCEPTED])
    await seedHistory(db, history, await peopleOf(db, history), now)
}
