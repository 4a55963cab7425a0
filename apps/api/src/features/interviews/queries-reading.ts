import { countedKinds } from '@fareeq/domain/calendars/rules.ts'
import { OPEN_MOVES } from '@fareeq/domain/interviews/rules-moves.ts'
import { CALLED_OFF, MOVABLE, OFFERING } from '@fareeq/domain/interviews/states.ts'
import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Client, Staff, Talent } from '../../platform/session.ts'
import { BUSY } from '../calendars/queries.ts'
import { colleaguesOf, companyDetail } from '../organisations/queries.ts'
import { reachOf } from './queries.ts'
import type { InterviewRow } from './rows.ts'

export const INTERVIEWS = sql`
  interviews
    join client_projects on client_projects.id = project_id
    join users as owners on owners.id = client_projects.client_id
    join users as starters on starters.id = interviews.client_id
    join users as talents on talents.id = interviews.talent_id
    left join talent_profiles on talent_profiles.user_id = interviews.talent_id`

/** Whose turn it is to offer times; other times than the agreed one may be offered by both. */
const OFFERING_SIDES = sql`case
  when interviews.state = any(${OFFERING.client}) then array['client']
  when interviews.state = any(${OFFERING.talent}) then array['talent']
  when interviews.state = any(${MOVABLE}) then array['client', 'talent'] end`

/** Everybody who would meet. */
const ATTENDEES = sql`array[interviews.talent_id, interviews.client_id]
  || array(select user_id from interview_interviewers where interview_id = interviews.id)`

/** `busyAttendees` for the screen: both sides in one, so that nobody reads who of them is busy. */
const BUSY_TIMES = sql`
  select offering.side, lower(span) as starts_at, upper(span) as ends_at
  from unnest(${OFFERING_SIDES}) as offering (side)
    cross join lateral (
      select range_agg(tstzrange(busy.starts_at, busy.ends_at)) as spans from ${BUSY} as busy
      where busy.person_id = any(${ATTENDEES}) and busy.source_id <> interviews.id
        and busy.ends_at > interviews.created_at
        and busy.kind = any(case
          when (busy.person_id = interviews.talent_id) = (offering.side = 'talent') then ${[...countedKinds('offer', 'self')]}::text[]
          else ${[...countedKinds('offer', 'other')]}::text[] end)
    ) as both_sides
    cross join lateral unnest(spans) as span`

/** Whether an offered time cannot be agreed on any more. */
const isTaken = (time: Sql) => sql`
  exists (
    select from ${BUSY} as busy
    where busy.person_id = any(${ATTENDEES}) and busy.source_id <> interviews.id
      and busy.kind in (${sql.literals(countedKinds('agree', 'other'))})
      and busy.starts_at < ${time}.ends_at and busy.ends_at > ${time}.starts_at)`

/** Its interviewers who are still colleagues of the company, with what each of them thought. */
const interviewersOf = (interview: Sql) => sql`
  (select coalesce(json_agg(json_build_object('id', people.id, 'name', names_for(people),
      'scorecard', (select json_build_object('scores', scores, 'recommendation', recommendation, 'note', cards.note, 'at', at)
        from interview_scorecards as cards where cards.interview_id = ${interview} and cards.user_id = people.id))
      order by invited_at, people.id), '[]')
    from interview_interviewers as panel join users as people on people.id = panel.user_id
    where panel.interview_id = ${interview} and people.id in ${colleaguesOf(sql`owners.id`)})`

/** All of this nomination, without what was called off. */
const ROUNDS = sql`
  (select coalesce(json_agg(json_build_object('id', rounds.id, 'round', rounds.round, 'state', rounds.state, 'due_at', rounds.due_at,
      'feedback_days', rounds.feedback_days, 'start', rounds.starts_at, 'note', rounds.note, 'host_id', rounds.client_id,
      'host', names_for(hosts), 'interviewers', ${interviewersOf(sql`rounds.id`)}) order by rounds.round, rounds.id), '[]')
    from interviews as rounds join users as hosts on hosts.id = rounds.client_id
    where rounds.nomination_id = interviews.nomination_id and (rounds.id = interviews.id or rounds.state <> all(${CALLED_OFF}))) as rounds`

export const INTERVIEW_COLUMNS = sql`
  select interviews.id, nomination_id, project_id, product_name as project_name, client_projects.availability, duration,
    work_mode, interviews.client_id,
    client_names_for(owners) as client_name, names_for(starters) as created_by,
    starters.email as client_email, starters.phone as client_phone, talent_id,
    first_names_for(talents) as talent_first_name, names_for(talents) as talent_name, photo_key,
    talent_profiles.role, state, due_at, feedback_days, note, terms,
    coalesce(starters.timezone, client_timezone) as client_timezone,
    coalesce(talents.timezone, talent_timezone, ${BUSINESS_ZONE}) as talent_timezone, starts_at, ends_at, link, end_reason,
    end_note, feedback_expired, interviews.created_at,
    company_of(owners) as company,
    ${companyDetail('owners', 'country')} as company_country, client_projects.industry,
    (select coalesce(json_agg(json_build_object('side', times.side::text, 'start', times.starts_at::timestamptz,
        'end', times.ends_at::timestamptz)
        order by times.starts_at), '[]')
      from (${BUSY_TIMES}) as times) as busy,
    (select coalesce(json_agg(json_build_object('id', id, 'start', starts_at, 'end', ends_at, 'offered_by', offered_by,
        'chosen', chosen, 'taken', ${isTaken(sql`slots`)}) order by created_at, starts_at), '[]')
      from interview_slots as slots where interview_id = interviews.id) as slots,
    (select coalesce(json_agg(json_build_object('kind', kind, 'to', to_state, 'by', actor_kind, 'data', data, 'at', at,
        'actor', coalesce(
          (select jsonb_build_object('ar', name, 'en', name) from staff where staff.id = actor_id),
          (select names_for(users) from users where users.id = actor_id))) order by id), '[]')
      from interview_events where interview_id = interviews.id) as events,
    (select json_build_object('action', action, 'reason', reason, 'at', at, 'shared', share_with_talent,
        'scores', scores)
      from interview_feedback where interview_id = interviews.id) as feedback,
    (select json_build_object('claimed_by', claimed_by, 'who', who, 'note', note, 'at', at, 'answer', answer,
        'answer_note', answer_note)
      from interview_no_shows where interview_id = interviews.id) as no_show,
    (select json_build_object('by', asked_by, 'reason', reason, 'due_at', due_at,
        'times', (select coalesce(json_agg(json_build_object('id', times.id, 'start', times.starts_at, 'end', times.ends_at,
            'taken', ${isTaken(sql`times`)}) order by times.starts_at), '[]')
          from interview_move_times as times where times.move_id = interview_moves.id))
      from interview_moves
      where interview_moves.interview_id = interviews.id and interview_moves.state in (${sql.literals(OPEN_MOVES)})) as move,
    (select json_build_object('client', count(*) filter (where asked_by = 'client'),
        'talent', count(*) filter (where asked_by = 'talent'))
      from interview_moves where interview_moves.interview_id = interviews.id) as asked,
    ${interviewersOf(sql`interviews.id`)} as interviewers, round, ${ROUNDS},
    exists (select from contracts where contracts.interview_id = interviews.id) as has_contract,
    (select json_build_object('stars', stars, 'comment', comment, 'at', at)
      from interview_ratings where interview_id = interviews.id) as rating
  from ${INTERVIEWS}`

export const interviewFor = (db: Db, viewer: Client | Talent, id: string) =>
  db.row<InterviewRow>(sql`${INTERVIEW_COLUMNS} where interviews.id = ${id} and ${reachOf(viewer)}`)

/** Unscoped: for staff, and for a link that was verified before. */
export const interviewById = (db: Db, id: string) =>
  db.one<InterviewRow>(sql`${INTERVIEW_COLUMNS} where interviews.id = ${id}`)
export const interviewForStaff = (db: Db, _viewer: Staff, id: string) =>
  db.row<InterviewRow>(sql`${INTERVIEW_COLUMNS} where interviews.id = ${id}`)
