import * as z from 'zod/mini'
import { WORK_MODES } from '../client-projects/limits.ts'
import { id } from '../kernel/ids.ts'
import { RESPONSE_UNITS } from './rules-response.ts'
import { END_REASONS, INTERVIEW_GROUPS } from './rules.ts'
import { givenFeedback, noShow, sharedFeedback } from './schema-outcome.ts'
import { interviewRound, interviewer } from './schema-panel.ts'
import { INTERVIEW_STATES, MOVERS, SIDES, TIMELINE_KINDS, movesBy } from './states.ts'

export const group = () => z.literal(INTERVIEW_GROUPS, 'choice')
/** How many there are in each. */
export const groupCounts = () => z.record(z.literal(INTERVIEW_GROUPS), z.number())

export const slot = () =>
  z.object({
    id: id(),
    start: z.string(),
    end: z.string(),
    offered_by: z.literal(SIDES),
    /** The one they meet at. */
    chosen: z.boolean(),
    /** Meanwhile one of those who would meet has agreed on another meeting at it: it can no longer be taken. */
    taken: z.boolean(),
  })
export type InterviewSlot = z.output<ReturnType<typeof slot>>

const terms = () =>
  z.object({
    full_time: z.boolean(),
    part_time: z.boolean(),
    /** Until they can begin; 0 is at once. */
    weeks: z.nullable(z.number()),
    salary: z.object({ full_time: z.nullable(z.number()), part_time: z.nullable(z.number()) }),
  })

/** Which work it is about. */
const engagement = () =>
  z.object({
    type: z.literal(WORK_MODES),
    availability: z.nullable(z.literal(['full_time', 'part_time'])),
    /** Months. */
    duration: z.nullable(z.number()),
  })

export const timelineEntry = () =>
  z.object({
    kind: z.literal(TIMELINE_KINDS),
    to: z.literal(INTERVIEW_STATES),
    by: z.literal(MOVERS),
    /** A name, where this reader may know it. */
    actor: z.nullable(z.string()),
    at: z.string(),
    note: z.nullable(z.string()),
  })

/** What both sides see of one request. */
const common = {
  id: id(),
  project_id: id(),
  project_name: z.nullable(z.string()),
  client_name: z.string(),
  state: z.literal(INTERVIEW_STATES),
  group: group(),
  /** The meeting is in the future: the link opens it. */
  can_join: z.boolean(),
  /** Whose answer the clock waits for, as far as it concerns this reader. */
  waits_for: z.nullable(z.literal(SIDES)),
  /** Whose times the other side is asked to choose from. */
  times_by: z.nullable(z.literal(SIDES)),
  /** It is over and they have not met. */
  is_called_off: z.boolean(),
  /** From its first minute on. */
  can_report_absence: z.boolean(),
  note: z.nullable(z.string()),
  /** Which round of interviews it is, and how many there are so far. */
  round: z.number(),
  round_count: z.number(),
  created_at: z.string(),
  created_by: z.string(),
  /** When the clock ends this state. */
  due_at: z.nullable(z.string()),
  slots: z.array(slot()),
  /** The agreed time. */
  start: z.nullable(z.string()),
  end: z.nullable(z.string()),
  /** A request for another time that waits for an answer; the agreed time stands meanwhile. */
  move: z.nullable(
    z.object({
      by: z.literal(SIDES),
      reason: z.string(),
      times: z.array(z.object({ id: id(), start: z.string(), end: z.string(), taken: z.boolean() })),
    }),
  ),
  /** Where they meet: the room, or an address one side has set instead. */
  link: z.nullable(z.string()),
  /** When the two sides cannot meet, for the side that offers times; it does not say who of them is busy, or with what. */
  busy: z.array(z.object({ start: z.string(), end: z.string() })),
  client_timezone: z.string(),
  talent_timezone: z.string(),
  engagement: engagement(),
  end_reason: z.nullable(z.literal(END_REASONS)),
  end_note: z.nullable(z.string()),
  feedback_expired: z.boolean(),
  timeline: z.array(timelineEntry()),
}

/** Who asks, as far as the company has said it. */
const company = () =>
  z.object({
    /** What it calls itself. */
    name: z.nullable(z.string()),
    /** Of the request. */
    industry_name: z.nullable(z.string()),
    country_name: z.nullable(z.string()),
    /** Who will be in the room. */
    host: z.string(),
    others: z.array(z.string()),
  })

/** The usual response time of the company, while the talent has to answer; null where too little is known. */
const response = () => z.nullable(z.object({ unit: z.literal(RESPONSE_UNITS), count: z.number() }))

export const clientInterview = () =>
  z.object({
    ...common,
    nomination_id: id(),
    moves: z.array(z.literal(movesBy('client'))),
    /** Who started it, and will be there. */
    host_id: id(),
    interviewers: z.array(interviewer()),
    /** Whether this reader may change the interviewers, and write a scorecard. */
    can_invite: z.boolean(),
    can_score: z.boolean(),
    /** All rounds where there are several, this one included. */
    rounds: z.array(interviewRound()),
    talent: z.object({
      id: id(),
      name: z.string(),
      photo: z.nullable(z.string()),
      role_name: z.nullable(z.string()),
    }),
    /** What the talent has shown for this request; null until they do. */
    terms: z.nullable(terms()),
    /** What the company itself said, whole. */
    feedback: z.nullable(givenFeedback()),
    /** After accepting, by when the contract comes; null once there is one. */
    contract_due: z.nullable(z.string()),
    /** A claim that somebody did not come, and its state. */
    no_show: z.nullable(noShow()),
  })
export type ClientInterview = z.output<ReturnType<typeof clientInterview>>

const forTalent = () => ({
  ...common,
  company: company(),
  /** What they have shown this company for this nomination; null until they do. */
  terms: z.nullable(terms()),
  moves: z.array(z.literal(movesBy('talent'))),
  response: response(),
  role_name: z.nullable(z.string()),
})

export const talentInterview = () =>
  z.object({
    ...forTalent(),
    /** Until when they may excuse themselves from the agreed time. */
    excuse_until: z.nullable(z.string()),
    /** Feedback that the company shares with the talent; null before, and where it does not. */
    feedback: z.nullable(sharedFeedback()),
    rated: z.boolean(),
    no_show: z.nullable(noShow()),
  })
export type TalentInterview = z.output<ReturnType<typeof talentInterview>>

/** What a talent reads who came by the link of a mail, without signing in. */
export const linkedInterview = () => z.object({ ...forTalent(), first_name: z.string() })
export type LinkedInterview = z.output<ReturnType<typeof linkedInterview>>

export const staffInterview = () =>
  z.object({
    ...common,
    nomination_id: id(),
    talent_id: id(),
    talent_name: z.string(),
    client_id: id(),
    /** The member who started it. A talent is reached from their own record, where looking is kept. */
    client_contact: z.object({ name: z.string(), email: z.string(), phone: z.nullable(z.string()) }),
    terms: z.nullable(terms()),
    no_show: z.nullable(noShow()),
    /** What the company said, whole; and how the talent found it, which nobody else reads. */
    feedback: z.nullable(givenFeedback()),
    rating: z.nullable(z.object({ stars: z.number(), comment: z.nullable(z.string()), at: z.string() })),
    events: z.array(timelineEntry()),
    rounds: z.array(interviewRound()),
  })
export type StaffInterview = z.output<ReturnType<typeof staffInterview>>
