import * as z from 'zod/mini'
import { email, plainLine } from '../kernel/fields.ts'
import { LANGS } from '../kernel/locale.ts'
import { cleanText } from '../kernel/text.ts'
import { BRIEF_LENGTH, MESSAGE_LENGTH, SENDER_LENGTH } from './rules-forms.ts'

/** What visitors send us: a message, an address, a description of the team they want. */

/** Several lines that must be written. */
export const prose = (max: number) =>
  z.pipe(
    z.pipe(z.string('required'), z.transform(cleanText)),
    z.string().check(z.minLength(1, 'required'), z.maxLength(max)),
  )

export const CONTACT_TOPICS = ['hiring', 'talent', 'partnership', 'press', 'support', 'privacy', 'other'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

export const contactForm = () =>
  z.strictObject({
    name: plainLine(SENDER_LENGTH),
    email: email(),
    topic: z.literal(CONTACT_TOPICS, 'choice'),
    message: prose(MESSAGE_LENGTH),
    /** Nobody sees this field, so only a robot fills it in. */
    website: z.optional(z.string()),
  })

export const podcastForm = () => z.strictObject({ email: email(), website: z.optional(z.string()) })

export const briefForm = () =>
  z.strictObject({ text: prose(BRIEF_LENGTH), lang: z.optional(z.literal(LANGS, 'choice')) })

/** What operations keep an answer open for. The database holds the same lists as checks. */
export const TICKET_KINDS = [
  'contact',
  'consultant',
  'package',
  'vacancy',
  'extension',
  'change_terms',
  'company_proof',
  'shortlist',
  'no_show',
] as const
export type TicketKind = (typeof TICKET_KINDS)[number]
