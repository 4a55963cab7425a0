import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { pageQuery } from '../kernel/list.ts'
import { prose } from '../kernel/validation/fields.ts'
import { messageFile } from './schema.ts'
import {
  CONTACT_KINDS,
  CONVERSATION_KINDS,
  KEEP_NOTE_LENGTH,
  REPORT_REASONS,
  REVIEWS_PAGE,
  REVIEW_KINDS,
  SIDES,
} from './limits.ts'

export const reviewsQuery = () => z.object(pageQuery(REVIEWS_PAGE))
export const keepForm = () => z.strictObject({ note: prose(KEEP_NOTE_LENGTH) })

/** A message that waits for the decision of a colleague: where it stands, who wrote it, and why it waits. */
export const messageReview = () =>
  z.object({
    /** Of the held message, or of the first report that is open. */
    id: id(),
    kind: z.literal(REVIEW_KINDS),
    conversation: z.object({
      id: id(),
      kind: z.literal(CONVERSATION_KINDS),
      label: z.nullable(z.string()),
      detail: z.nullable(z.string()),
      talent: z.string(),
      company: z.nullable(z.string()),
    }),
    side: z.literal(SIDES),
    name: z.nullable(z.string()),
    /** The caller wrote it. */
    is_mine: z.boolean(),
    text: z.string(),
    files: z.array(messageFile()),
    /** Contacts that were found in it. */
    contacts: z.array(z.literal(CONTACT_KINDS)),
    reports: z.array(
      z.object({ reason: z.literal(REPORT_REASONS), note: z.nullable(z.string()), name: z.string(), at: z.string() }),
    ),
    since: z.string(),
  })
export type MessageReview = z.output<ReturnType<typeof messageReview>>
