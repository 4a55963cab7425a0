import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { cleanText } from '../kernel/text/text.ts'
import { LISTS } from '../notifications/limits.ts'
import { MAX_COMMENT_LENGTH } from './rules.ts'

export const list = () => z.literal(LISTS, 'choice')

/** Without the name of a list, every list is meant. */
export const subscribeForm = () => z.strictObject({ subscription: z.optional(list()) })

export const unsubscribeForm = () =>
  z.strictObject({
    /** The person's own, as in the address of the page. */
    id: z.optional(id()),
    subscription: z.optional(list()),
    comment: z.pipe(
      z.pipe(z.string('required'), z.transform(cleanText)),
      z.string().check(z.minLength(1, 'required'), z.maxLength(MAX_COMMENT_LENGTH)),
    ),
  })

const renderedMail = () => z.object({ subject: z.string(), html: z.string() })
export const nextNewsletterAnswer = () =>
  z.object({
    /** Whose articles it has, written "2026-10". */
    month: z.string(),
    sends_at: z.string(),
    /** Who would get it now. */
    readers: z.number(),
    /** Null while the month has no article: then none is sent. */
    mails: z.nullable(z.object({ ar: renderedMail(), en: renderedMail() })),
  })
export type NextNewsletter = z.output<ReturnType<typeof nextNewsletterAnswer>>

export const subscriptions = () => z.array(z.object({ list: list(), subscribed: z.boolean() }))
