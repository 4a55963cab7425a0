// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type AgreedAhead = {
  id: string
  starts_at: Date
  ends_at: Date
  talent_name: Shapes['names_for()']
  timezone: string
}

export type GroupCounts = {
  upcoming: number
  pending_client_action: number
  pending_talent: number
  past: number
  expired: number
}

export type InterviewRow = {
  id: string
  nomination_id: string
  project_id: string
  project_name: string | null
  availability: NonNullable<Tables['client_projects']['availability']> | null
  duration: NonNullable<Tables['client_projects']['duration']> | null
  work_mode: Tables['client_projects']['work_mode']
  client_id: string
  client_name: Shapes['client_names_for()']
  created_by: Shapes['names_for()']
  client_email: string
  client_phone: string | null
  talent_id: string
  talent_first_name: Shapes['first_names_for()']
  talent_name: Shapes['names_for()']
  photo_key: string | null
  role: string | null
  state: Tables['interviews']['state']
  due_at: Date | null
  feedback_days: number
  note: string | null
  terms: Shapes['interviews.terms'] | null
  client_timezone: string
  talent_timezone: string
  starts_at: Date | null
  ends_at: Date | null
  link: string | null
  end_reason: NonNullable<Tables['interviews']['end_reason']> | null
  end_note: string | null
  feedback_expired: boolean
  created_at: Date
  company: string | null
  company_country: string | null
  industry: string | null
  busy: { side: string; start: string; end: string }[]
  slots: {
    id: string
    start: string
    end: string
    offered_by: Tables['interview_slots']['offered_by']
    chosen: boolean
    taken: boolean
  }[]
  events: {
    kind: Shapes['interview_events.kind']
    to: Shapes['interview_events.to_state']
    by: Tables['interview_events']['actor_kind']
    data: Shapes['interview_events.data']
    at: string
    actor: { ar: string; en: string } | Shapes['names_for()'] | null
  }[]
  feedback: {
    action: Tables['interview_feedback']['action']
    reason: string | null
    at: string
    shared: boolean
    scores: Shapes['interview_feedback.scores']
  } | null
  no_show: {
    claimed_by: Tables['interview_no_shows']['claimed_by']
    who: Tables['interview_no_shows']['who']
    note: string | null
    at: string
    answer: NonNullable<Tables['interview_no_shows']['answer']> | null
    answer_note: string | null
  } | null
  move: {
    by: Tables['interview_moves']['asked_by']
    reason: string
    due_at: string
    times: { id: string; start: string; end: string; taken: boolean }[]
  } | null
  asked: { client: number; talent: number }
  interviewers: {
    id: string
    name: Shapes['names_for()']
    scorecard: {
      scores: Shapes['interview_scorecards.scores']
      recommendation: Tables['interview_scorecards']['recommendation']
      note: string | null
      at: string
    } | null
  }[]
  round: number
  rounds: {
    id: string
    round: number
    state: Tables['interviews']['state']
    due_at: string | null
    feedback_days: number
    start: string | null
    note: string | null
    host_id: string
    host: Shapes['names_for()']
    interviewers: {
      id: string
      name: Shapes['names_for()']
      scorecard: {
        scores: Shapes['interview_scorecards.scores']
        recommendation: Tables['interview_scorecards']['recommendation']
        note: string | null
        at: string
      } | null
    }[]
  }[]
  has_contract: boolean
  rating: { stars: number; comment: string | null; at: string } | null
}

export type LockedInterview = {
  id: string
  nomination_id: string
  project_id: string
  talent_id: string
  client_id: string
  owner_id: string
  state: Tables['interviews']['state']
  due_at: Date | null
  feedback_days: number
  starts_at: Date | null
  ends_at: Date | null
  link: string | null
  sequence: number
  feedback_expired: boolean
  round: number
  has_further: boolean
}

export type Parties = {
  id: string
  product_name: string | null
  starts_at: Date | null
  ends_at: Date | null
  link: string | null
  sequence: number
  due_at: Date | null
  round: number
  talent: {
    id: string
    first_name: Shapes['first_names_for()']
    name: Shapes['names_for()']
    email: string
    lang: Tables['users']['lang']
    timezone: string
  }
  client: {
    id: string
    first_name: Shapes['first_names_for()']
    name: Shapes['client_names_for()']
    email: string
    lang: Tables['users']['lang']
    timezone: string
  }
}

export type PreviousRound = {
  id: string
  round: number
  terms: Shapes['interviews.terms'] | null
  talent_timezone: string | null
}

export type SlotRow = {
  id: string
  starts_at: Date
  ends_at: Date
  offered_by: Tables['interview_slots']['offered_by']
}
