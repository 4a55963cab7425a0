import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { talentErrors } from '../talents/errors.ts'
import { profile } from '../talents/schema-profile.ts'
import { proposalErrors } from './errors.ts'
import { acceptanceForm, ownProposals, refusalForm } from './schema.ts'

const idParams = z.object({ id: id() })

/** What colleagues propose to the signed-in talent. */
export const profileProposalsContract = {
  own: endpoint({
    method: 'GET',
    path: '/api/users/proposals',
    access: 'talent',
    may: 'profiles.edit',
    summary: 'Wordings that colleagues propose and that wait for an answer',
    answer: z.object({ data: ownProposals() }),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/users/proposals/:id/acceptance',
    access: 'talent',
    may: 'profiles.edit',
    summary: 'Takes a wording into the profile, if that is still in the version that was read',
    params: idParams,
    body: acceptanceForm(),
    answer: z.object({ data: profile() }),
    refusals: [platformErrors.not_found, proposalErrors.proposal_over, talentErrors.changed_elsewhere],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/users/proposals/:id/refusal',
    access: 'talent',
    may: 'profiles.edit',
    summary: 'Declines a wording; the profile stays as it is',
    params: idParams,
    body: refusalForm(),
    answer: z.object({ data: ownProposals() }),
    refusals: [platformErrors.not_found, proposalErrors.proposal_over],
  }),
} as const
