import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { MEETING_KINDS } from './limits.ts'
import { HOST_STEPS } from './rules.ts'
import { opsMeetingsQuery, slot } from './schema.ts'
import { MEETING_STATES } from './states.ts'

/** Days in Riyadh, both counted. */
export const ownCalendarQuery = () => z.pick(opsMeetingsQuery(), { from: true, to: true })

/** A meeting of any kind that the caller holds. */
export const ownMeeting = () =>
  z.object({
    ...slot().shape,
    id: id(),
    kind: z.literal(MEETING_KINDS),
    state: z.literal(MEETING_STATES),
    name: z.string(),
    /** Of a talent: their record. */
    talent_id: z.nullable(id()),
    /** Of a company: its request. */
    project_id: z.nullable(id()),
    topic: z.nullable(z.string()),
    /** Where the caller joins; null once it is over or canceled. */
    join: z.nullable(z.string()),
    step: z.literal(HOST_STEPS),
  })
export type OwnMeeting = z.output<ReturnType<typeof ownMeeting>>

export const ownCalendar = () =>
  z.object({
    days: z.array(
      z.object({
        day: z.iso.date(),
        /** In Riyadh; null: no meetings are held, or the caller is not a host. */
        hours: z.nullable(z.object({ opens: z.number(), closes: z.number() })),
      }),
    ),
    meetings: z.array(ownMeeting()),
    absences: z.array(slot()),
    /** Of calendars elsewhere: when, never what. */
    busy: z.array(slot()),
    is_host: z.boolean(),
  })
export type OwnCalendar = z.output<ReturnType<typeof ownCalendar>>
