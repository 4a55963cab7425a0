import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { pageQuery } from '../kernel/list.ts'
import { wholeNumber } from '../kernel/validation/checks.ts'
import { prose, question } from '../kernel/validation/fields.ts'
import { TICKET_KINDS, TICKET_LIVES } from './states.ts'
import { ANSWER_LENGTH } from './limits.ts'

const PAGE_LENGTH = 30

export const ticketsQuery = () =>
  z.object({
    state: z.optional(z.literal(TICKET_LIVES, 'choice')),
    kind: z.optional(z.literal(TICKET_KINDS, 'choice')),
    /** `mentioned`: a colleague calls the caller by name in a note. */
    owner: z.optional(z.literal(['me', 'none', 'mentioned'], 'choice')),
    late: z._default(z.stringbool('choice'), false),
    /** Of anybody of this company. */
    organisation_id: z.optional(id()),
    /** Words of the subject, the text, the asker's name or address, or the reference. */
    q: question(),
    ...pageQuery(PAGE_LENGTH),
  })

export const ticketWriter = () => z.object({ id: id(), name: z.string(), until: z.string() })
export type TicketWriter = z.output<ReturnType<typeof ticketWriter>>

const replyFile = () => z.object({ id: id(), name: z.string() })
export type ReplyFile = z.output<ReturnType<typeof replyFile>>

const ticketReply = () =>
  z.object({
    id: id(),
    text: z.string(),
    at: z.string(),
    files: z.array(replyFile()),
    /** Names of what was attached and not taken: too many, too large, or of another type. */
    refused_files: z.array(z.string()),
  })

export const ticket = () =>
  z.object({
    id: id(),
    reference: z.string(),
    kind: z.literal(TICKET_KINDS),
    state: z.literal(TICKET_LIVES),
    subject: z.string(),
    body: z.string(),
    from_name: z.string(),
    from_email: z.string(),
    is_member: z.boolean(),
    lang: z.literal(['ar', 'en']),
    /** What it is about, by the features of the product: a nomination, a request, a package. */
    data: z.record(z.string(), z.unknown()),
    /** The colleague who is on it. */
    owner: z.nullable(z.object({ id: id(), name: z.string() })),
    due_at: z.string(),
    clock: z.literal(['late', 'soon', 'calm', 'stopped']),
    created_at: z.string(),
    notes: z.array(
      z.object({
        id: id(),
        text: z.string(),
        by: z.nullable(z.string()),
        at: z.string(),
        mentions: z.array(z.string()),
      }),
    ),
    /** Answered with this one. */
    merged_into: z.nullable(z.object({ id: id(), reference: z.string() })),
    /** What is answered with it. */
    merged: z.array(
      z.object({
        id: id(),
        reference: z.string(),
        kind: z.literal(TICKET_KINDS),
        subject: z.string(),
        body: z.string(),
        at: z.string(),
      }),
    ),
    /** Colleagues who are writing an answer, each until a moment unless they go on. */
    writing: z.array(ticketWriter()),
    answers: z.array(z.object({ text: z.string(), by: z.nullable(z.string()), at: z.string() })),
    /** What the asker answered by mail. */
    replies: z.array(ticketReply()),
  })
export type Ticket = z.output<ReturnType<typeof ticket>>

/**
 * `answers_read`: optimistic locking by the number of answers read. `other_language`: confirmed that the asker reads another one.
 */
export const answerForm = () =>
  z.strictObject({
    text: prose(ANSWER_LENGTH),
    answers_read: z._default(z.number().check(wholeNumber(), z.minimum(0)), 0),
    other_language: z._default(z.boolean(), false),
  })

/** Optimistic locking: the owner that the caller saw. */
export const takeForm = () => z.strictObject({ expected_owner: z._default(z.nullable(id()), null) })

export const handOverForm = () => z.strictObject({ to: id() })
