import * as z from 'zod/mini'
import { STAFF_ROLES } from '../kernel/permissions/roles.ts'
import { line } from '../kernel/validation/fields.ts'
import { SETUP_CHECKS } from './limits.ts'
import { CHECK_REASONS, CHECK_STATES } from './rules.ts'

export const setupCheck = () =>
  z.object({
    id: z.literal(SETUP_CHECKS),
    state: z.literal(CHECK_STATES),
    reason: z.optional(z.literal(CHECK_REASONS)),
    essential: z.boolean(),
    lacking: z.array(z.literal(STAFF_ROLES)),
    /** When and by whom it was last tried. */
    tested: z.nullable(z.object({ at: z.string(), by: z.nullable(z.string()) })),
  })
export type SetupCheckAnswer = z.output<ReturnType<typeof setupCheck>>

/** The number of a test message, with its country code; the other services need none. */
export const serviceTest = () => z.strictObject({ phone: z.optional(line(32)) })

export const testOutcome = () =>
  z.object({
    passed: z.boolean(),
    /** What came back, in the words of the service. */
    answer: z.string(),
    milliseconds: z.number(),
  })
export type TestOutcome = z.output<ReturnType<typeof testOutcome>>
