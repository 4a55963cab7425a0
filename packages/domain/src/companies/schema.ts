import * as z from 'zod/mini'
import { ACT_NAMES } from '../kernel/permissions/acts.ts'
import { prose, question } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { pageQuery } from '../kernel/list.ts'
import { memberRole } from '../organisations/schema.ts'
import { STAFF_REASON_LENGTH } from '../staff/limits.ts'
import { COMPANY_SECTION_NAMES, EVIDENCE, PAGE_LENGTH, PROOF_NOTE_LENGTH } from './limits.ts'
import { HEALTHS, HEALTH_REASON_NAMES } from './rules-health.ts'
import { PROOF_STATES } from './states.ts'

/** Nobody, or a colleague by id. */
export const NO_MANAGER = 'none'

export const companiesQuery = () =>
  z.object({
    /** A company, a person of it, an address. */
    q: question(),
    manager: z.optional(z.union([z.literal(NO_MANAGER), id()])),
    health: z.optional(z.literal(HEALTHS, 'choice')),
    proof: z.optional(z.literal(PROOF_STATES, 'choice')),
    ...pageQuery(PAGE_LENGTH),
  })

/** `expected_manager`: the account manager the caller saw; null if there was none. */
export const managerForm = () => z.strictObject({ to: z.nullable(id()), expected_manager: z.nullable(id()) })
export const proofForm = () =>
  z.strictObject({ evidence: z.literal(EVIDENCE, 'choice'), note: prose(PROOF_NOTE_LENGTH) })
export const takeBackForm = () => z.strictObject({ reason: prose(PROOF_NOTE_LENGTH) })

/** In whose name, and why; both are read by the company. */
export const actingForm = () => z.strictObject({ user_id: id(), reason: prose(STAFF_REASON_LENGTH) })

/** A line of the log of a company: `act` is null where somebody began to act on its behalf. */
export const companyAct = () =>
  z.object({
    id: id(),
    act: z.nullable(z.literal(ACT_NAMES)),
    by: z.string(),
    in_name_of: z.string(),
    reason: z.string(),
    about: z.nullable(z.string()),
    at: z.string(),
  })
export type CompanyAct = z.output<ReturnType<typeof companyAct>>

/** For colleagues also what it was done to: of a nomination its request. */
export const staffCompanyAct = () => z.extend(companyAct(), { target: z.nullable(id()) })
export type StaffCompanyAct = z.output<ReturnType<typeof staffCompanyAct>>

/** Whom the company asks. */
export const companyManager = () => z.object({ name: z.string(), email: z.string() })
export type CompanyManager = z.output<ReturnType<typeof companyManager>>

const colleague = () => z.object({ id: id(), name: z.string() })

const healthReason = () =>
  z.object({
    reason: z.literal(HEALTH_REASON_NAMES),
    count: z.number(),
    /** The earliest of them: a deadline, an end, or the last thing the company did. */
    at: z.string(),
    level: z.literal(HEALTHS),
  })
export type CompanyHealthReason = z.output<ReturnType<typeof healthReason>>

export const listedCompany = () =>
  z.object({
    id: id(),
    name: z.string(),
    created_at: z.string(),
    proof: z.literal(PROOF_STATES),
    manager: z.nullable(colleague()),
    health: z.literal(HEALTHS),
    reasons: z.array(healthReason()),
    people: z.number(),
    /** Null where the caller may not read them. */
    open_requests: z.nullable(z.number()),
    running_contracts: z.nullable(z.number()),
    last_active_at: z.nullable(z.string()),
  })
export type ListedCompany = z.output<ReturnType<typeof listedCompany>>

const sectionItem = () =>
  z.object({
    id: id(),
    /** The record where it is solved, if that is another one. */
    target: z.nullable(id()),
    name: z.nullable(z.string()),
    about: z.nullable(z.string()),
    state: z.string(),
    at: z.nullable(z.string()),
    /** Of an invoice: cents. */
    amount: z.nullable(z.number()),
  })
export type CompanyItem = z.output<ReturnType<typeof sectionItem>>

const companyMember = () =>
  z.object({
    id: id(),
    name: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
    role: memberRole(),
    joined_at: z.string(),
    last_active_at: z.nullable(z.string()),
  })
export type CompanyMember = z.output<ReturnType<typeof companyMember>>

export const company = () =>
  z.extend(listedCompany(), {
    /** The earliest thing we know of them: their account, a request, an interview or a contract. */
    since: z.string(),
    website: z.nullable(z.string()),
    /** In the language of the reader. */
    country: z.nullable(z.string()),
    managed_since: z.nullable(z.string()),
    /** What was seen, by whom and when; after it was taken back: why. */
    proof_details: z.nullable(
      z.object({
        evidence: z.nullable(z.literal(EVIDENCE)),
        note: z.string(),
        by: z.nullable(z.string()),
        at: z.string(),
      }),
    ),
    members: z.array(companyMember()),
    sections: z.array(
      z.object({
        section: z.literal(COMPANY_SECTION_NAMES),
        total: z.number(),
        /** Still to be done with. */
        open: z.number(),
        items: z.array(sectionItem()),
      }),
    ),
  })
export type Company = z.output<ReturnType<typeof company>>
export type CompanySectionPart = Company['sections'][number]
