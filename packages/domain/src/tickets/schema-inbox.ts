import * as z from 'zod/mini'
import { line, prose } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { ANSWER_LENGTH, BULK_TICKETS, TEMPLATE_NAME_LENGTH } from './limits.ts'
import { TICKET_KINDS, TICKET_LIVES } from './states.ts'

export const writingForm = () => z.strictObject({ on: z.boolean() })

export const mergeForm = () => z.strictObject({ into: id() })

export const BULK_MOVES = ['take', 'hand_over', 'close'] as const
export type BulkMove = (typeof BULK_MOVES)[number]

/** `to` is required to hand tickets over. */
export const bulkForm = () =>
  z.strictObject({
    move: z.literal(BULK_MOVES, 'choice'),
    ids: z.array(id()).check(z.minLength(1, 'min_items'), z.maxLength(BULK_TICKETS, 'max_items')),
    to: z.optional(id()),
  })

/** What became of each: nothing of one depends on another. */
export const bulkResult = () =>
  z.object({ ok: z.array(id()), failed: z.array(z.object({ id: id(), error: z.string() })) })
export type BulkResult = z.output<ReturnType<typeof bulkResult>>

/** The requester: an account with its link, or a visitor; and their other tickets that the caller may read. */
export const asker = () =>
  z.object({
    person: z.nullable(
      z.object({
        id: id(),
        kind: z.literal(['talent', 'client']),
        name: z.string(),
        company: z.nullable(z.string()),
        /** Of a client. */
        organisation_id: z.nullable(id()),
      }),
    ),
    since: z.nullable(z.string()),
    tickets: z.array(
      z.object({
        id: id(),
        reference: z.string(),
        kind: z.literal(TICKET_KINDS),
        state: z.literal(TICKET_LIVES),
        subject: z.string(),
        body: z.string(),
        created_at: z.string(),
        due_at: z.string(),
        /** The ticket that was asked about may be merged into this one. */
        can_merge: z.boolean(),
      }),
    ),
  })
export type Asker = z.output<ReturnType<typeof asker>>

const words = () => ({
  name_ar: line(TEMPLATE_NAME_LENGTH),
  name_en: line(TEMPLATE_NAME_LENGTH),
  text_ar: prose(ANSWER_LENGTH),
  text_en: prose(ANSWER_LENGTH),
})
export const templateForm = () => z.strictObject(words())
/** Optimistic locking: the version that was read. */
export const templateChange = () => z.strictObject({ ...words(), version: z.number() })

export const ticketTemplate = () =>
  z.object({
    id: id(),
    name_ar: z.string(),
    name_en: z.string(),
    text_ar: z.string(),
    text_en: z.string(),
    version: z.number(),
    updated_at: z.string(),
  })
export type TicketTemplate = z.output<ReturnType<typeof ticketTemplate>>
