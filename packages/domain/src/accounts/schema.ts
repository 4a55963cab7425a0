import * as z from 'zod/mini'
import { email, line, optionalLine } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { DIGITS } from '../kernel/language/locale.ts'
import { MEMBER_ROLES } from '../kernel/permissions/roles.ts'

export const userType = () => z.literal([1, 2], 'choice')

/** UTM and click ids as captured: at most thirteen short values. */
const UTM_VALUES = 13
export const utm = () =>
  z.optional(
    z
      .record(z.string().check(z.regex(/^[a-z_]{1,20}$/)), line(300, 0))
      .check(z.refine((values) => Object.keys(values).length <= UTM_VALUES, { error: 'wrong_type' })),
  )

/** Code of the member whose personal link led here. One that is damaged is ignored: signing up goes on without it. */
const invitedBy = () => z.catch(z.optional(z.string().check(z.regex(/^[\w-]{32}$/))), undefined)

/** Where a sign-up came from: the page, the campaign and the links that led there. */
export const origin = {
  signupSource: z._default(line(60), 'web'),
  marketing_campaign: optionalLine(120),
  utm: utm(),
  invited_by: invitedBy(),
}

export const consent = () =>
  z.strictObject({
    terms: z.literal(true, 'consent'),
    privacy: z.literal(true, 'consent'),
    marketing: z._default(z.boolean(), false),
  })

/** The flag comes as 1, "1" or true from different pages. */
const flag = () => z.optional(z.union([z.literal(1), z.literal('1'), z.boolean()]))

export const login = () =>
  z.strictObject({ email: email(), otpCode: line(12), in_competition: flag(), role: optionalLine(80) })

export const social = () =>
  z.strictObject({
    provider: z.literal('google', 'choice'),
    provider_id: line(255),
    access_token: line(4096),
    ...origin,
    type: z.optional(userType()),
    in_competition: flag(),
    role: optionalLine(80),
    consent: z.optional(consent()),
  })

/** A user as seen by themselves. */
export const user = () =>
  z.object({
    id: id(),
    email: z.string(),
    type: userType(),
    step: z.number(),
    timezone: z.nullable(z.string()),
    isVerified: z.boolean(),
    from_workable: z.boolean(),
    role: z.nullable(z.string()),
    first_name: z.string(),
    last_name: z.string(),
    /** In the other script. Optional: a stored user may be older than the field. */
    second_first_name: z.optional(z.nullable(z.string())),
    second_last_name: z.optional(z.nullable(z.string())),
    phone: z.nullable(z.string()),
    country: z.nullable(z.string()),
    /** Of the company a client hires for. */
    website: z.optional(z.nullable(z.string())),
    company: z.optional(z.nullable(z.string())),
    version: z.optional(z.number()),
    /** Role in the company (D-108). Optional: a stored user may be older than the field. */
    member_role: z.optional(z.nullable(z.literal(MEMBER_ROLES))),
    /** Digits in Arabic texts. Optional: a stored user may be older than the setting. */
    digits: z.optional(z.literal(DIGITS)),
  })
export type User = z.output<ReturnType<typeof user>>
