import * as z from 'zod/mini'
import {
  countryCode,
  email,
  line,
  optionalLine,
  optionalText,
  personName,
  timeZone,
  website,
} from '../kernel/fields.ts'
import { id } from '../kernel/ids.ts'
import { phoneIsReal, phoneParts } from '../phone-verifications/schema.ts'

export const userType = () => z.literal([1, 2], 'choice')

/** Which page the person signed up from; free text of ours, kept for the funnel. */
const signupSource = () => z._default(line(60), 'web')
const marketingCampaign = () => optionalLine(120)

/** UTM and click ids as captured: at most thirteen short values. */
const UTM_VALUES = 13
export const utm = () =>
  z.optional(
    z
      .record(z.string().check(z.regex(/^[a-z_]{1,20}$/)), line(300, 0))
      .check(z.refine((values) => Object.keys(values).length <= UTM_VALUES, { error: 'wrong_type' })),
  )

export const consent = () =>
  z.strictObject({
    terms: z.literal(true, 'consent'),
    privacy: z.literal(true, 'consent'),
    marketing: z._default(z.boolean(), false),
  })

const person = {
  first_name: personName(),
  last_name: personName(),
  email: email(),
  ...phoneParts,
  country: countryCode(),
}
const company = { website: website(), role: line(80) }
const origin = { signupSource: signupSource(), marketing_campaign: marketingCampaign(), utm: utm() }

export const registerTalent = () =>
  z.strictObject({ type: z.literal(1), ...person, consent: consent(), ...origin }).check(phoneIsReal)

export const registerClient = () =>
  z.strictObject({ type: z.literal(2), ...person, ...company, consent: consent(), ...origin }).check(phoneIsReal)

export const register = () => z.discriminatedUnion('type', [registerTalent(), registerClient()], 'choice')

/** What the client already said in the one-step wizard, before there was an account. */
export const stepOne = () =>
  z.strictObject({
    product_name: line(120),
    industry: line(80),
    scope: optionalText(5000),
  })

export const registerOneStep = () =>
  z
    .strictObject({
      ...person,
      ...company,
      about: stepOne(),
      services: z._default(z.array(line(60)).check(z.maxLength(20)), []),
      technologies: z._default(z.array(line(60)).check(z.maxLength(60)), []),
      consent: consent(),
      ...origin,
    })
    .check(phoneIsReal)

export const registerPending = () =>
  z
    .strictObject({
      ...person,
      ...company,
      meeting: z.optional(z.strictObject({ start: z.iso.datetime(), timezone: timeZone() })),
      ...origin,
    })
    .check(phoneIsReal)

/** The flag arrives as 1, "1" or true from different places of the page. */
const flag = () => z.optional(z.union([z.literal(1), z.literal('1'), z.boolean()]))

export const login = () =>
  z.strictObject({ email: email(), otpCode: line(12), in_competition: flag(), role: optionalLine(80) })

export const social = () =>
  z.strictObject({
    provider: z.literal('google', 'choice'),
    provider_id: line(255),
    access_token: line(4096),
    signupSource: signupSource(),
    marketing_campaign: marketingCampaign(),
    type: z.optional(userType()),
    in_competition: flag(),
    role: optionalLine(80),
    consent: z.optional(consent()),
    utm: utm(),
  })

/** A user as the product shows them to themselves. */
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
    phone: z.nullable(z.string()),
    country: z.nullable(z.string()),
  })
export type User = z.output<ReturnType<typeof user>>
