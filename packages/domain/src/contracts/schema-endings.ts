import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { optionalText } from '../kernel/validation/fields.ts'
import {
  ALL_END_REASONS,
  CLIENT_END_REASONS,
  ENDING_KINDS,
  REASON_GISTS,
  REPLACEMENT_REASONS,
  TALENT_END_REASONS,
  WORDS_LENGTH,
} from './limits.ts'
import { ENDING_STATES } from './states-endings.ts'

const lastDay = () => z.iso.date('required')
const words = () => optionalText(WORDS_LENGTH)

/** Each side has reasons of its own. */
export const clientEndForm = () =>
  z.strictObject({ last_day: lastDay(), reason: z.literal(CLIENT_END_REASONS, 'choice'), words: words() })
export const talentEndForm = () =>
  z.strictObject({ last_day: lastDay(), reason: z.literal(TALENT_END_REASONS, 'choice'), words: words() })
export const replaceForm = () =>
  z.strictObject({ last_day: lastDay(), reason: z.literal(REPLACEMENT_REASONS, 'choice'), words: words() })
/** On behalf of a side, which said so elsewhere. */
export const endForForm = () =>
  z.discriminatedUnion('side', [
    z.extend(clientEndForm(), { side: z.literal('client') }),
    z.extend(talentEndForm(), { side: z.literal('talent') }),
  ])

/** By whom and when a contract ends before its time. */
export const ending = () =>
  z.object({
    id: id(),
    kind: z.literal(ENDING_KINDS),
    state: z.literal(ENDING_STATES),
    given_by: z.literal(['talent', 'client']),
    last_day: z.string(),
    given_at: z.string(),
    /** The reason in a few kind words, for the other side. */
    gist: z.literal(REASON_GISTS),
    /** The reason itself: for the side that gave notice, and for staff. */
    reason: z.nullable(z.literal(ALL_END_REASONS)),
    words: z.nullable(z.string()),
    /** Until when whoever reads may withdraw it; null where they may not. */
    withdraw_until: z.nullable(z.string()),
    can_acknowledge: z.boolean(),
  })
export type ContractEnding = z.output<ReturnType<typeof ending>>
