import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { MAX_ADDRESS_LENGTH, SOURCE_FAILURES } from './limits.ts'
import { calendarAddress } from './rules.ts'

export const newSource = () =>
  z.strictObject({
    address: z.string('required').check(
      z.minLength(1, 'required'),
      z.maxLength(MAX_ADDRESS_LENGTH),
      z.refine((text) => calendarAddress(text) !== null, 'url'),
    ),
  })

/** A calendar elsewhere, as its owner sees it; the address is never shown again, because it opens the calendar. */
export const calendarSource = () =>
  z.object({
    id: id(),
    host: z.string(),
    /** When it was last read without fault. */
    read_at: z.string(),
    /** Since when and why it cannot be read. What was read before still counts. */
    failed_since: z.nullable(z.string()),
    failure: z.nullable(z.literal(SOURCE_FAILURES)),
    /** How many times ahead are kept free. */
    busy_times: z.number(),
  })
export type CalendarSource = z.output<ReturnType<typeof calendarSource>>
