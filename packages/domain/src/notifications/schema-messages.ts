import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { pageQuery } from '../kernel/list.ts'
import { TROUBLES, MESSAGE_CHANNELS } from './limits.ts'

export type Trouble = (typeof TROUBLES)[number]

/** Why an address is left alone: it was refused at once, it came back later, or its owner called our mail unwanted. */
export const TROUBLE_KINDS = ['refused', 'bounced', 'complained'] as const
export type TroubleKind = (typeof TROUBLE_KINDS)[number]

const PAGE = 30

export const troublesQuery = () =>
  z.object({
    state: z._default(z.literal(TROUBLES, 'choice'), 'failed'),
    channel: z.optional(z.literal(MESSAGE_CHANNELS, 'choice')),
    /** This one alone. */
    id: z.optional(id()),
    ...pageQuery(PAGE),
  })

/** Whose address it is: an account of ours, if any. */
const recipient = () =>
  z.object({
    kind: z.literal(['talent', 'client', 'staff']),
    id: id(),
    name: z.string(),
    /** Of a client. */
    organisation_id: z.nullable(id()),
  })
export type Recipient = z.output<ReturnType<typeof recipient>>

/**
 * A message in trouble. What a mail says is not shown, for it may open an account; its subject is, unless it may as well. Of
 * a message to a phone its sentence is shown, under the same condition.
 */
export const troubledMessage = () =>
  z.object({
    id: id(),
    state: z.literal(TROUBLES),
    channel: z.literal(MESSAGE_CHANNELS),
    to: z.string(),
    recipient: z.nullable(recipient()),
    subject: z.nullable(z.string()),
    text: z.nullable(z.string()),
    reason: z.nullable(z.string()),
    attempts: z.number(),
    created_at: z.string(),
    next_at: z.nullable(z.string()),
    /** Its words are still there to be sent. */
    can_retry: z.boolean(),
    /** Delivered, and marked as spam by the recipient. */
    unwanted: z.boolean(),
    /** Failed for good, and not dismissed. */
    can_dismiss: z.boolean(),
    /** Who set it aside, when and why; the name is null where the colleague is gone. */
    dismissal: z.nullable(z.object({ by: z.nullable(z.string()), at: z.string(), reason: z.string() })),
    /** Why nothing is written there by itself any more; null where it is. */
    marked: z.nullable(z.literal(TROUBLE_KINDS)),
  })
export type TroubledMessage = z.output<ReturnType<typeof troubledMessage>>
