import * as z from 'zod/mini'
import { isSecondScript } from '../kernel/names/names.ts'
import { cleanLine } from '../kernel/text/text.ts'
import { isRecord, noUrl } from '../kernel/validation/checks.ts'
import {
  authorityNumber,
  optionalNumber,
  registrationInKsa,
  requiredNumber,
  vatInKsa,
} from '../kernel/validation/company-numbers.ts'
import { countryCode, line, plainLine, prose } from '../kernel/validation/fields.ts'
import { ADDRESS_LENGTH, CAPACITY_LENGTH, LEGAL_NAME_LENGTH, REASON_LENGTH } from './limits.ts'

/** A company as it is registered, and who may bind it. */
export const companyParty = () =>
  z.object({
    legal_name: z.string(),
    second_legal_name: z.nullable(z.string()),
    registration_number: z.string(),
    tax_number: z.nullable(z.string()),
    country: z.string(),
    address: z.string(),
    signatory_name: z.string(),
    signatory_capacity: z.string(),
  })
export type CompanyParty = z.output<ReturnType<typeof companyParty>>

/** A talent as their identity document names them; numbers are masked. */
export const talentParty = () =>
  z.object({
    legal_name: z.string(),
    second_legal_name: z.nullable(z.string()),
    country: z.string(),
    address: z.string(),
    national_id: z.nullable(z.string()),
    tax_number: z.nullable(z.string()),
  })
export type TalentParty = z.output<ReturnType<typeof talentParty>>

/** Both sides of a contract; null where one has not been stated. */
export const legalParties = () => z.object({ company: z.nullable(companyParty()), talent: z.nullable(talentParty()) })
export type LegalParties = z.output<ReturnType<typeof legalParties>>

const secondLegalName = () =>
  z._default(
    z.pipe(
      z.pipe(z.string('required'), z.transform(cleanLine)),
      z.string().check(z.maxLength(LEGAL_NAME_LENGTH), noUrl()),
    ),
    '',
  )
type Names = { legal_name: unknown; second_legal_name: unknown }
/** A name and the same name in the other script. */
const secondScript = () =>
  z.refine<Names>(
    ({ legal_name: name, second_legal_name: second }) =>
      typeof name !== 'string' || typeof second !== 'string' || isSecondScript(name, second),
    { error: 'other_script', path: ['second_legal_name'], when: isRecord },
  )

/** Asked once, before the first contract is signed; never a trade name or an address on the web. */
export const companyPartyForm = () =>
  z
    .strictObject({
      legal_name: plainLine(LEGAL_NAME_LENGTH),
      second_legal_name: secondLegalName(),
      registration_number: requiredNumber(),
      tax_number: optionalNumber(),
      country: countryCode(),
      address: line(ADDRESS_LENGTH),
      signatory_name: plainLine(LEGAL_NAME_LENGTH),
      signatory_capacity: plainLine(CAPACITY_LENGTH),
    })
    .check(...registrationInKsa('registration_number'), ...vatInKsa('tax_number'), secondScript())
export type CompanyPartyForm = z.output<ReturnType<typeof companyPartyForm>>

export const talentPartyForm = () =>
  z
    .strictObject({
      legal_name: plainLine(LEGAL_NAME_LENGTH),
      second_legal_name: secondLegalName(),
      country: countryCode(),
      address: line(ADDRESS_LENGTH),
      /** Left out they stay as they were; empty removes them. */
      national_id: z.optional(authorityNumber()),
      tax_number: z.optional(authorityNumber()),
    })
    .check(secondScript())
export type TalentPartyForm = z.output<ReturnType<typeof talentPartyForm>>

/** Whole numbers are opened with a reason, which stays in the trail. */
export const numbersForm = () => z.strictObject({ reason: prose(REASON_LENGTH) })
export const talentNumbers = () => z.object({ national_id: z.nullable(z.string()), tax_number: z.nullable(z.string()) })
export type TalentNumbers = z.output<ReturnType<typeof talentNumbers>>
