import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { pageLimit, pageQuery } from '../kernel/list.ts'
import { wholeNumber } from '../kernel/validation/checks.ts'
import { cleanText } from '../kernel/text/text.ts'
import { optionalText } from '../kernel/validation/fields.ts'
import {
  CONTACT_KINDS,
  CONVERSATIONS_PAGE,
  CONVERSATION_KINDS,
  MAIL_CHOICES,
  MESSAGES_PAGE,
  MESSAGE_FILES,
  MESSAGE_LENGTH,
  REPORT_NOTE_LENGTH,
  REPORT_REASONS,
  SIDES,
} from './limits.ts'

const seq = () => z.number().check(wholeNumber(), z.minimum(1))

export const conversationsQuery = () => z.object(pageQuery(CONVERSATIONS_PAGE))

/** `waiting`: those with a message that no colleague has answered or settled. */
export const staffConversationsQuery = () =>
  z.object({ waiting: z._default(z.stringbool('choice'), false), ...pageQuery(CONVERSATIONS_PAGE) })

/** Read from the end: the cursor is the sequence number of the last message shown. */
export const messagesQuery = () =>
  z.object({
    cursor: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
    limit: pageLimit(MESSAGES_PAGE),
  })

/** Words, files, or both. */
export const messageForm = () =>
  z
    .strictObject({
      text: z._default(longText(), ''),
      files: z._default(z.array(id()).check(z.maxLength(MESSAGE_FILES.max, 'max_items')), []),
    })
    .check(z.refine(({ text, files }) => text !== '' || files.length > 0, { error: 'required', path: ['text'] }))
const longText = () =>
  z.pipe(z.pipe(z.string('required'), z.transform(cleanText)), z.string().check(z.maxLength(MESSAGE_LENGTH)))
export const reportForm = () =>
  z.strictObject({ reason: z.literal(REPORT_REASONS, 'choice'), note: optionalText(REPORT_NOTE_LENGTH) })
export const mailChoiceForm = () => z.strictObject({ mails: z.literal(MAIL_CHOICES, 'choice') })
export const readForm = () => z.strictObject({ seq: seq() })

export const messageFile = () => z.object({ id: id(), name: z.string(), /** Bytes. */ size: z.number() })
export type MessageFile = z.output<ReturnType<typeof messageFile>>

export const conversationMessage = () =>
  z.object({
    id: id(),
    /** Without gaps in each conversation. */
    seq: z.number(),
    side: z.literal(SIDES),
    /** Null where a colleague is gone. */
    name: z.nullable(z.string()),
    is_mine: z.boolean(),
    /** Empty where its writer has closed their account, and for the others where it is hidden. */
    text: z.string(),
    /** By a colleague, after a report: its writer and colleagues still read it. */
    is_hidden: z.boolean(),
    /** By the reader. */
    is_reported: z.boolean(),
    can_report: z.boolean(),
    by_mail: z.boolean(),
    files: z.array(messageFile()),
    /** Names of what was attached to a mail and not taken: too many, too large, or of another type. */
    refused_files: z.array(z.string()),
    at: z.string(),
  })
export type ConversationMessage = z.output<ReturnType<typeof conversationMessage>>

/** Not delivered: its writer and colleagues read it. */
export const heldMessage = () =>
  z.object({
    id: id(),
    side: z.literal(SIDES),
    name: z.string(),
    is_mine: z.boolean(),
    text: z.string(),
    kinds: z.array(z.literal(CONTACT_KINDS)),
    /** Held back with it. */
    files: z.array(messageFile()),
    at: z.string(),
    /** A colleague has decided that it stays held back, and why. */
    kept: z.nullable(z.object({ note: z.string(), at: z.string() })),
  })
export type HeldMessage = z.output<ReturnType<typeof heldMessage>>

/** Without data where the message was held back, and a sentence that says so. */
export const writeAnswer = () => z.object({ data: z.nullable(conversationMessage()), message: z.optional(z.string()) })

export const conversation = () =>
  z.object({
    /** Of what it is about. */
    id: id(),
    kind: z.literal(CONVERSATION_KINDS),
    /** Number of a contract, month of a payout, name of the request of a nomination, an interview or an offer. */
    label: z.nullable(z.string()),
    /** Kind of a payout; role of a nomination, an interview or an offer. */
    detail: z.nullable(z.string()),
    /** Whose page shows it: the request of a nomination, or what it is about. */
    page_id: id(),
    talent: z.string(),
    company: z.nullable(z.string()),
    last_seq: z.number(),
    /** Of the reader; of colleagues, what none of them has answered. */
    unread: z.number(),
    /** The last message that anybody else has read. */
    seen_seq: z.number(),
    /** For colleagues: a message was held back or reported, and nobody has decided about it. */
    in_review: z.boolean(),
    /** Null before the first message. */
    last: z.nullable(
      z.object({
        text: z.string(),
        is_hidden: z.boolean(),
        has_files: z.boolean(),
        side: z.literal(SIDES),
        at: z.string(),
      }),
    ),
  })
export type Conversation = z.output<ReturnType<typeof conversation>>
