import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { webAddress } from '../kernel/text/text.ts'
import { HOST_DAYS, MAX_ROOM_LINK_LENGTH } from './rules.ts'

const hour = () => z.number().check(z.int('integer'), z.minimum(0, 'min_value'), z.maximum(24, 'max_value'))

const weekday = () => z.number('choice').check(z.refine((day) => HOST_DAYS.includes(day), 'choice'))

/** Own hours on working days, at most one span for each. */
export const hostHours = () =>
  z
    .array(
      z
        .strictObject({ day: weekday(), opens: hour(), closes: hour() })
        .check(z.refine(({ opens, closes }) => opens < closes, { error: 'start_before_end', path: ['closes'] })),
    )
    .check(
      z.minLength(1, 'required'),
      z.refine((all) => new Set(all.map(({ day }) => day)).size === all.length, 'choice'),
    )

/** A video link of their own, with https only. */
const roomLink = () =>
  z.string('required').check(
    z.maxLength(MAX_ROOM_LINK_LENGTH),
    z.refine((text) => text.startsWith('https://') && webAddress(text) !== null, 'url'),
  )

const place = { room_url: z._default(z.nullable(roomLink()), null), hours: z._default(z.nullable(hostHours()), null) }
const expectedVersion = { expected_version: z.number().check(z.int('integer'), z.minimum(0)) }

export const newHost = () => z.strictObject({ staff_id: id(), ...place })
export const hostForm = () => z.strictObject({ ...place, ...expectedVersion })
/** `to`: the host who takes the coming meetings over; without one they stay. */
export const hostActivity = () => z.strictObject({ active: z.boolean(), to: z.optional(id()), ...expectedVersion })

export const host = () =>
  z.object({
    id: id(),
    name: z.string(),
    /** Their own video link; null: our own room. */
    room_url: z.nullable(z.string()),
    hours: z.nullable(z.array(z.object({ day: z.number(), opens: z.number(), closes: z.number() }))),
    /** Whether times with them are offered. */
    active: z.boolean(),
    /** The colleague's account has ended: they can be offered no longer. */
    has_left: z.boolean(),
    meetings_ahead: z.number(),
    /** Whoever has met a company stays in the history. */
    may_be_removed: z.boolean(),
    version: z.number(),
  })
export type Host = z.output<ReturnType<typeof host>>
