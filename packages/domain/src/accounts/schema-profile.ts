import * as z from 'zod/mini'
import { countryCode, line, optionalLine, personName, secondName, website } from '../kernel/validation/fields.ts'
import { COMPANY_LENGTH } from './rules.ts'

/** What a client says about the company they hire for. */
export const companyFields = { website: website(), role: line(80) }

/** Everything of it that they may change by themselves; a phone is changed by proving it. */
export const clientProfile = () =>
  z.strictObject({
    first_name: personName(),
    last_name: personName(),
    second_first_name: secondName(),
    second_last_name: secondName(),
    company: optionalLine(COMPANY_LENGTH),
    ...companyFields,
    country: countryCode(),
    /** Optimistic locking: a save of an older version is refused. */
    version: z.number(),
  })
export type ClientProfile = z.output<ReturnType<typeof clientProfile>>
