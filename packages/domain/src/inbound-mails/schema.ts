import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { pageQuery } from '../kernel/list.ts'
import { ALL_INBOUND_REASONS, INBOUND_DECISIONS, INBOUND_OUTCOMES } from './limits.ts'

const PAGE = 30

export const heldMailsQuery = () =>
  z.object({
    /** Those that a colleague has settled, instead of those that wait. */
    settled: z._default(z.stringbool('choice'), false),
    ...pageQuery(PAGE),
  })

export const heldMail = () =>
  z.object({
    id: id(),
    reason: z.literal(ALL_INBOUND_REASONS),
    /** As the mail says; nobody has checked it. */
    from_email: z.string(),
    from_name: z.string(),
    subject: z.string(),
    text: z.string(),
    received_at: z.string(),
    /** The ticket that its address belongs to, for those who answer its kind. */
    ticket: z.nullable(z.object({ id: id(), reference: z.string() })),
    /** The conversation, likewise. */
    conversation: z.nullable(z.object({ id: id() })),
    /** Whose reply address it was sent to, while they take part in it. */
    person: z.nullable(z.object({ name: z.string() })),
    /** What was attached, added with the mail. */
    files: z.array(z.object({ id: id(), name: z.string(), size: z.number() })),
    /** Names of what was attached and not taken: of no kind that we take, or too large. */
    file_names: z.array(z.string()),
    can_accept: z.boolean(),
    settled: z.nullable(
      z.object({
        by: z.nullable(z.string()),
        at: z.string(),
        /** Null where it was settled before there was a choice. */
        answer: z.nullable(z.literal(INBOUND_DECISIONS)),
      }),
    ),
  })
export type HeldMail = z.output<ReturnType<typeof heldMail>>

export const inboundResult = () =>
  z.object({
    outcome: z.literal(INBOUND_OUTCOMES),
    /** It was received before, and changed nothing this time. */
    is_repeated: z.boolean(),
  })
