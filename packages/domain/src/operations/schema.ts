import * as z from 'zod/mini'
import { PART_STATES, STATUS_PARTS } from './limits.ts'

const state = () => z.literal(PART_STATES)

/** Words only: a number would tell somebody who attacks us how well it goes. */
export const status = () =>
  z.object({
    /** The worst of its parts. */
    state: state(),
    parts: z.array(z.object({ part: z.literal(STATUS_PARTS), state: state() })),
    checked_at: z.iso.datetime(),
  })
export type Status = z.output<ReturnType<typeof status>>
