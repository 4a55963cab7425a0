import * as z from 'zod/mini'
import { email, line, optionalText, personName, timeZone } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { CLIENT_KINDS, MEETING_KINDS } from './limits.ts'
import { MEETING_STATES, OUTCOMES } from './states.ts'
import { MAX_TOPIC_LENGTH, MAX_REASON_LENGTH } from './rules.ts'

const meetingKind = () => z.literal(MEETING_KINDS)
const clientKind = () => z.literal(CLIENT_KINDS, 'choice')

const day = () => z.iso.date('wrong_type')

/** Local days of the visitor, both included; default: everything bookable. */
export const slotsQuery = () =>
  z.object({
    from: z.optional(day()),
    to: z.optional(day()),
    timezone: timeZone(),
    /** By the link of its mail: the times to which this meeting can be moved. */
    meeting: z.optional(meetingToken()),
  })

/** Moments in UTC; the screen knows the zone. */
export const slot = () => z.object({ start: z.string(), end: z.string() })
export type SlotAnswer = z.output<ReturnType<typeof slot>>

/** A moment in UTC (…Z), or a local time in `timezone` (2026-11-18T12:00). */
export const slotStart = () => z.iso.datetime({ local: true, error: 'wrong_type' })

export const bookMeeting = () =>
  z.strictObject({
    project_id: z.optional(id()),
    kind: z._default(clientKind(), 'introduction'),
    start: slotStart(),
    timezone: timeZone(),
    topic: optionalText(MAX_TOPIC_LENGTH),
    /** The person who comes instead of the one who books. */
    attendee: z.optional(
      z.strictObject({
        first_name: personName(),
        last_name: personName(),
        email: email(),
        phone: z.optional(z.string().check(z.regex(/^\+[1-9]\d{6,14}$/, 'phone'))),
      }),
    ),
  })

export const moveMeeting = () => z.strictObject({ start: slotStart(), timezone: timeZone() })
export const cancelMeeting = () => z.strictObject({ reason: optionalText(MAX_REASON_LENGTH) })

/** Of the link in a mail. */
export const meetingToken = () => z.string().check(z.regex(/^[\w-]{43}$/))

/** A meeting as the person who booked it sees it. */
export const meeting = () =>
  z.object({
    /** Capability to move and cancel it, and to fetch its calendar file. */
    token: z.string(),
    kind: meetingKind(),
    state: z.literal(MEETING_STATES),
    start: z.string(),
    end: z.string(),
    timezone: z.string(),
    /** The colleague they will meet. */
    host: z.string(),
    topic: z.nullable(z.string()),
    meeting_link: z.string(),
    /** Whether it may still be moved or given up. */
    open: z.boolean(),
    /** The host will be away: another time is asked for. */
    move_asked: z.boolean(),
  })
export type Meeting = z.output<ReturnType<typeof meeting>>

/** What somebody has agreed on: when and of which kind, but neither with whom nor what about. */
export const agreedTime = () => z.object({ ...slot().shape, kind: z.literal([...MEETING_KINDS, 'company_interview']) })
export type AgreedTime = z.output<ReturnType<typeof agreedTime>>

/** The free slots, and whether anybody of us hosts meetings at all: without hosts nothing is fully booked. */
export const slotsAnswer = () =>
  z.object({
    data: z.array(slot()),
    meta: z.object({
      has_hosts: z.boolean(),
      /** For a colleague who sets a time with a talent: all that the talent has ahead. */
      ahead: z.optional(z.array(agreedTime())),
    }),
  })

export const booked = () =>
  z.object({
    meeting_link: z.string(),
    meeting_start_time: z.string(),
    step: z.number(),
    meeting: meeting(),
  })

/** Six weeks, so that any calendar view is one call. */
export const MAX_OPS_RANGE_DAYS = 42
/** With an organisation: of anybody of this company only. */
export const opsMeetingsQuery = () => z.object({ from: day(), to: day(), organisation_id: z.optional(id()) })

export const opsMeeting = () =>
  z.object({
    id: id(),
    kind: meetingKind(),
    state: z.literal(MEETING_STATES),
    start: z.string(),
    end: z.string(),
    timezone: z.string(),
    host_id: id(),
    host: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
    company: z.nullable(z.string()),
    organisation_id: z.nullable(id()),
    topic: z.nullable(z.string()),
    project_id: z.nullable(id()),
    cancel_reason: z.nullable(z.string()),
    canceled_by: z.nullable(z.literal(['visitor', 'staff', 'system'])),
    /** Where the colleague joins: the host's own link, or our room. */
    meeting_link: z.string(),
    open: z.boolean(),
    /** The visitor was asked for another time, and has not answered. */
    move_asked: z.boolean(),
    /** What may be said about how it went. */
    outcomes: z.array(z.literal(OUTCOMES)),
    /** Optimistic locking: a change of an older version is refused with the name of who was faster. */
    version: z.number(),
  })
export type OpsMeeting = z.output<ReturnType<typeof opsMeeting>>

/** The version that the caller saw. */
const version = () => z.number().check(z.int('integer'), z.minimum(0))

/** Staff owe the other side a word. */
export const cancelWithReason = () => z.strictObject({ reason: line(MAX_REASON_LENGTH), version: version() })
export const moveForVisitor = () =>
  z.strictObject({
    start: slotStart(),
    timezone: timeZone(),
    version: version(),
    /** A word to the visitor, in the mail about the new time. */
    note: optionalText(MAX_REASON_LENGTH),
  })
export const outcomeForm = () => z.strictObject({ outcome: z.literal(OUTCOMES, 'choice'), version: version() })

/** By a colleague, for the company of a request. */
export const bookForCompany = () =>
  z.strictObject({
    project_id: id(),
    kind: z._default(clientKind(), 'introduction'),
    start: slotStart(),
    timezone: timeZone(),
    topic: optionalText(MAX_TOPIC_LENGTH),
  })
