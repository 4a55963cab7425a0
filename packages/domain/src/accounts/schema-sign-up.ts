import * as z from 'zod/mini'
import { countryCode, email, line, optionalLine, optionalText, personName } from '../kernel/validation/fields.ts'
import { phoneIsReal, phoneParts } from '../phone-verifications/schema.ts'
import { companyFields } from './schema-profile.ts'
import { consent, origin } from './schema.ts'

// A separate module: validating phone numbers needs a large table that only these forms load.

export const signUpPerson = {
  first_name: personName(),
  last_name: personName(),
  email: email(),
  ...phoneParts,
  country: countryCode(),
}

export const registerTalent = () =>
  z.strictObject({ type: z.literal(1), ...signUpPerson, consent: consent(), ...origin }).check(phoneIsReal)

export const registerClient = () =>
  z
    .strictObject({ type: z.literal(2), ...signUpPerson, ...companyFields, consent: consent(), ...origin })
    .check(phoneIsReal)

export const register = () => z.discriminatedUnion('type', [registerTalent(), registerClient()], 'choice')

/** Fields of the one-step wizard, filled in before there was an account; the wizard asks for the others. */
export const stepOne = () =>
  z.strictObject({
    product_name: optionalLine(120),
    industry: optionalLine(80),
    scope: optionalText(5000),
  })

export const registerOneStep = () =>
  z
    .strictObject({
      ...signUpPerson,
      ...companyFields,
      about: stepOne(),
      services: z._default(z.array(line(60)).check(z.maxLength(20)), []),
      technologies: z._default(z.array(line(60)).check(z.maxLength(60)), []),
      consent: consent(),
      ...origin,
    })
    .check(phoneIsReal)
