import * as z from 'zod/mini'
import { email, plainLine, prose } from '../kernel/validation/fields.ts'
import { LANGS } from '../kernel/language/locale.ts'
import { CONTACT_TOPICS } from '../tickets/limits.ts'
import { BRIEF_LENGTH, MESSAGE_LENGTH, SENDER_LENGTH } from './rules.ts'

/** What visitors send us: a message, an address, a description of the team they want. */

export const contactForm = () =>
  z.strictObject({
    name: plainLine(SENDER_LENGTH),
    email: email(),
    topic: z.literal(CONTACT_TOPICS, 'choice'),
    message: prose(MESSAGE_LENGTH),
    /** Honeypot: a hidden field, which only bots fill in. */
    website: z.optional(z.string()),
  })

export const podcastForm = () => z.strictObject({ email: email(), website: z.optional(z.string()) })

export const briefForm = () =>
  z.strictObject({ text: prose(BRIEF_LENGTH), lang: z.optional(z.literal(LANGS, 'choice')) })
