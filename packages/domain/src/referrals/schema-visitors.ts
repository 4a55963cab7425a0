import * as z from 'zod/mini'
import { email, line, personName } from '../kernel/validation/fields.ts'
import { cleanLine, foldDigits } from '../kernel/text/text.ts'
import { invite, years } from './schema.ts'

/** Forms of a visitor who invites a friend, posted natively or by script. */

/** Honeypot: a hidden field, which only bots fill in. */
const honeypot = () => z.optional(z.string())

export const introduction = () => z.strictObject({ name: personName(), email: email(), website: honeypot() })
export type Introduction = z.output<ReturnType<typeof introduction>>

export const confirmation = () => z.strictObject({ name: personName(), email: email(), code: line(12) })
export type Confirmation = z.output<ReturnType<typeof confirmation>>

/** Parses a typed number, with the digits and the comma of either script. */
function readNumber(input: unknown): unknown {
  if (typeof input !== 'string') return input
  const text = foldDigits(cleanLine(input)).replace(/[٫,]/, '.')
  return text === '' ? undefined : Number(text)
}

export const visitorInvite = () =>
  z.strictObject({
    ...invite().shape,
    years: z.pipe(z.transform(readNumber), years()),
    consent: z.pipe(
      z.transform((ticked: unknown) => ticked === 'on' || ticked),
      z.literal(true, 'consent'),
    ),
    /** The visitor's verified address as a sealed token. */
    pass: z.string('required').check(z.regex(/^[\w-]{40,800}$/, 'wrong_type')),
    website: honeypot(),
  })
export type VisitorInvite = z.output<ReturnType<typeof visitorInvite>>

/** Whichever of the forms it is. */
export const visitorForm = () =>
  z.discriminatedUnion('step', [
    z.strictObject({ step: z.literal('introduce'), ...introduction().shape }),
    z.strictObject({ step: z.literal('confirm'), ...confirmation().shape }),
    z.strictObject({ step: z.literal('invite'), ...visitorInvite().shape }),
  ])
export type VisitorForm = z.output<ReturnType<typeof visitorForm>>
