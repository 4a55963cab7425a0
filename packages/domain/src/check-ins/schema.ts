import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { optionalText, prose } from '../kernel/validation/fields.ts'
import { CHECK_IN_SIDES, MOOD_NAMES, NOTE_LENGTH, WORDS_LENGTH } from './limits.ts'
import { CHECK_IN_STATES } from './states.ts'

const mood = () => z.literal(MOOD_NAMES, 'choice')
/** `shared`: the other side may read it. */
export const answerForm = () =>
  z.strictObject({ mood: mood(), words: optionalText(WORDS_LENGTH), shared: z.optional(z.boolean()) })
export const handleForm = () => z.strictObject({ note: prose(NOTE_LENGTH) })

const answered = {
  id: id(),
  /** 1 after the first week, then one a month. */
  number: z.number(),
  mood: mood(),
  words: z.nullable(z.string()),
  answered_at: z.string(),
}

/** How it is going, for one side of a contract. */
export const contractCheckIns = () =>
  z.object({
    /** The question that waits for the side that reads. */
    open: z.nullable(z.object({ id: id(), number: z.number(), due_at: z.string() })),
    own: z.array(z.object({ ...answered, is_shared: z.boolean() })),
    /** What the other side let this one read. */
    theirs: z.array(z.object(answered)),
  })
export type ContractCheckIns = z.output<ReturnType<typeof contractCheckIns>>

/** All of a contract, for the colleagues who look after it. */
export const staffCheckIn = () =>
  z.object({
    id: id(),
    number: z.number(),
    side: z.literal(CHECK_IN_SIDES),
    state: z.literal(CHECK_IN_STATES),
    mood: z.nullable(mood()),
    words: z.nullable(z.string()),
    is_shared: z.boolean(),
    asked_at: z.string(),
    answered_at: z.nullable(z.string()),
    /** Of the answer, then of the colleague who speaks to them. */
    due_at: z.string(),
    note: z.nullable(z.string()),
    can_handle: z.boolean(),
  })
export type StaffCheckIn = z.output<ReturnType<typeof staffCheckIn>>
