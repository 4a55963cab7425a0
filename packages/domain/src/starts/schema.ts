import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { line, optionalText, timeZone } from '../kernel/validation/fields.ts'
import {
  CONTACT_LENGTH,
  LABEL_LENGTH,
  MEETING_PLACE_LENGTH,
  NOTE_LENGTH,
  START_ITEM_KINDS,
  START_SIDES,
} from './limits.ts'
import { START_STANDINGS } from './rules.ts'

/** The first day as the company plans it: the hour in its zone, who meets the talent, and where. */
export const planForm = () =>
  z.strictObject({
    time: z.string('required').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'required')),
    timezone: timeZone(),
    contact: line(CONTACT_LENGTH),
    place: line(MEETING_PLACE_LENGTH),
    note: optionalText(NOTE_LENGTH),
  })
export const itemForm = () => z.strictObject({ side: z.literal(START_SIDES, 'choice'), label: line(LABEL_LENGTH) })

const startItem = () =>
  z.object({
    id: id(),
    side: z.literal(START_SIDES),
    kind: z.literal(START_ITEM_KINDS),
    /** The company’s own words, of an item it added. */
    label: z.nullable(z.string()),
    is_done: z.boolean(),
    /** It cannot be done before the other side has done something. */
    is_blocked: z.boolean(),
    /** What the reader may do now. */
    can_tick: z.boolean(),
    can_remove: z.boolean(),
  })
export type StartChecklistItem = z.output<ReturnType<typeof startItem>>

const standing = () => z.literal(START_STANDINGS)
export const start = () =>
  z.object({
    contract_id: id(),
    /** It is still prepared; afterwards the work itself says what is missing. */
    is_open: z.boolean(),
    first_day: z.string(),
    /** Everything is to be ready at the end of this day. */
    due_on: z.string(),
    plan: z.nullable(
      z.object({
        starts_at: z.string(),
        timezone: z.string(),
        /** Of the talent; null where it is not known. */
        talent_timezone: z.nullable(z.string()),
        contact: z.string(),
        place: z.string(),
        note: z.nullable(z.string()),
      }),
    ),
    items: z.array(startItem()),
    standing: z.object({ talent: standing(), client: standing() }),
    /** The side that reads and may do something; null for staff and for who only reads. */
    own: z.nullable(z.literal(START_SIDES)),
    can_plan: z.boolean(),
    /** How many items the reader may add. */
    addable: z.number(),
  })
export type StartChecklist = z.output<ReturnType<typeof start>>
