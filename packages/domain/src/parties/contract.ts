import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { partyErrors } from './errors.ts'
import { companyParty, companyPartyForm, numbersForm, talentNumbers, talentParty, talentPartyForm } from './schema.ts'

export const clientPartiesContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/client/legal-details',
    access: 'client',
    may: 'contracts.salary',
    summary: 'The company as a contract names it; null before it was asked',
    answer: z.object({ data: z.nullable(companyParty()) }),
    refusals: [platformErrors.not_authorized],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/client/legal-details',
    access: 'client',
    may: 'contracts.sign',
    summary: 'States who the company is in later contracts; those that are signed keep theirs',
    body: companyPartyForm(),
    answer: z.object({ data: companyParty() }),
    refusals: [platformErrors.not_authorized],
  }),
} as const

export const talentPartiesContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/talent/legal-details',
    hiddenFromImpersonation: true,
    access: 'talent',
    may: 'contracts.sign',
    summary: 'The talent as a contract names them, numbers masked; null before they were asked',
    answer: z.object({
      data: z.nullable(talentParty()),
      /** Of the account: where the form begins. */
      meta: z.object({ name: z.string(), country: z.nullable(z.string()) }),
    }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/talent/legal-details',
    access: 'talent',
    may: 'contracts.sign',
    summary: 'States who the talent is in later contracts; numbers are kept encrypted',
    body: talentPartyForm(),
    answer: z.object({ data: talentParty() }),
  }),
} as const

export const partiesOpsContract = {
  numbers: endpoint({
    method: 'POST',
    path: '/api/ops/talents/:id/legal-numbers',
    access: 'staff',
    may: 'contracts.prepare',
    summary: 'The whole numbers of a talent, with a reason that stays in the trail',
    params: z.object({ id: id() }),
    body: numbersForm(),
    answer: z.object({ data: talentNumbers() }),
    refusals: [platformErrors.not_authorized, platformErrors.not_found, partyErrors.party_unreadable],
    limit: { count: 20, seconds: 3600, by: 'user' },
    // Whole numbers are not kept with an idempotency key.
    idempotent: false,
  }),
} as const
