import * as z from 'zod/mini'
import { companyFields } from '../accounts/schema-profile.ts'
import { origin } from '../accounts/schema.ts'
import { signUpPerson } from '../accounts/schema-sign-up.ts'
import { timeZone } from '../kernel/validation/fields.ts'
import { phoneIsReal } from '../phone-verifications/schema.ts'

/** Sign-up of a visitor who reserves a slot; without a slot while they only look at times. */
export const registerPending = () =>
  z
    .strictObject({
      ...signUpPerson,
      ...companyFields,
      meeting: z.optional(z.strictObject({ start: z.iso.datetime(), timezone: timeZone() })),
      ...origin,
    })
    .check(phoneIsReal)
