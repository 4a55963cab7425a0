import * as z from 'zod/mini'
import { email, line, personName, website } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { pageQuery } from '../kernel/list.ts'
import { countryOfPhone, parsePhone } from '../phone-verifications/rules.ts'
import { REFERRAL_TIER_NAMES } from './rules-tiers.ts'
import { INVITATION_STATES, NEXT_DATES, MAX_YEARS } from './rules.ts'
import { REFERRAL_STATUSES, VOID_REASONS } from './states.ts'

export const years = () => z.number().check(z.minimum(0), z.maximum(MAX_YEARS))

/** What is left empty was not said. */
const optionalText = (schema: z.ZodMiniType<string, string>) =>
  z.optional(
    z.pipe(
      z.transform((value: string | undefined) =>
        typeof value === 'string' && value.trim() === '' ? undefined : value,
      ),
      z.optional(schema),
    ),
  )

/** E.164, from any notation with its dial code. */
const mobile = (input: string): string | null => {
  const country = countryOfPhone(input)
  return country ? (parsePhone(input, country)?.e164 ?? null) : null
}
const internationalPhone = () =>
  z.pipe(
    line(32).check(z.refine((input) => mobile(input) !== null, 'phone')),
    z.transform((input: string) => mobile(input) ?? input),
  )

const isLinkedin = (address: string): boolean => /(?:^|\.)linkedin\.com$/.test(URL.parse(address)?.hostname ?? '')

/** The form of a referral. Its consent is the referrer's statement that the friend knows; the friend consents by link. */
export const invite = () =>
  z.strictObject({
    name: personName(),
    email: email(),
    phone: optionalText(internationalPhone()),
    role_id: line(60),
    years: years(),
    linkedin: optionalText(website().check(z.refine(isLinkedin, 'url'))),
    consent: z.literal(true, 'consent'),
  })

export const quoteQuery = () =>
  z.object({ years: z.coerce.number().check(z.minimum(0), z.maximum(MAX_YEARS)), role_id: line(60) })

const worth = { tier: z.literal(REFERRAL_TIER_NAMES), amount_usd: z.number() }
export const quote = () => z.object(worth)

const status = () => z.literal(REFERRAL_STATUSES)

export const invited = () => z.object({ id: id(), ...worth, status: status() })

/** A referred friend as the referrer sees them: where they are, since when, and what comes next. */
export const referral = () =>
  z.object({
    id: id(),
    name: z.string(),
    role: z.string(),
    years: z.number(),
    ...worth,
    status: status(),
    void_reason: z.nullable(z.literal(Object.values(VOID_REASONS))),
    /** Oldest first. */
    timeline: z.array(z.object({ status: status(), at: z.string() })),
    next: z.nullable(z.object({ what: z.literal(NEXT_DATES), at: z.string() })),
    /** From when the invitation may be sent again, and how often; null where it may not. */
    send_again: z.nullable(z.object({ from: z.string(), left: z.number() })),
  })
export type Referral = z.output<ReturnType<typeof referral>>

/** The personal link of a talent; whoever signs up by it is their friend. */
export const personalLink = () =>
  z.object({
    url: z.string(),
    /** Friends who have signed up by it and have not said their role and experience yet. */
    waiting: z.number(),
  })
export const personalCode = () => z.string().check(z.regex(/^[\w-]{32}$/))

export const referralsQuery = () => z.object(pageQuery(50, 20))

/** What the friend's link shows; nothing of what was said about them. */
export const invitation = () =>
  z.object({ inviter: z.string(), state: z.literal(INVITATION_STATES), answer_by: z.string() })
export type Invitation = z.output<ReturnType<typeof invitation>>

/** The two submit buttons of the friend's page, without JavaScript. */
export const answerForm = () => z.strictObject({ answer: z.literal(['accept', 'decline'], 'choice') })

/** 32 random bytes in base64url. */
export const invitationToken = () => z.string().check(z.regex(/^[\w-]{43}$/))
