import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { talentErrors } from '../talents/errors.ts'
import { proposalErrors } from './errors.ts'
import { changeForm, proposalForm, proposalsOfTalent } from './schema.ts'

const idParams = z.object({ id: id() })
const answer = z.object({ data: proposalsOfTalent() })
const accessRefusals = [platformErrors.not_authorized, platformErrors.not_found] as const
const closedRefusals = [proposalErrors.proposal_banned, proposalErrors.wording_same] as const

/** On the page of one talent: matchers propose, admins also change at once with a reason. */
export const profileProposalsOpsContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/ops/talents/:id/proposals',
    access: 'staff',
    may: 'profiles.edit',
    summary: 'The texts of one talent’s profile, and what was proposed for them',
    params: idParams,
    answer,
    refusals: accessRefusals,
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/ops/talents/:id/proposals',
    access: 'staff',
    may: 'profiles.edit',
    summary: 'Proposes another wording; nothing changes without the talent’s yes',
    params: idParams,
    body: proposalForm(),
    answer,
    refusals: [...accessRefusals, ...closedRefusals, proposalErrors.proposal_waiting],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/ops/talents/:id/proposals/:proposal/withdrawal',
    access: 'staff',
    may: 'profiles.edit',
    summary: 'Takes an open proposal back',
    params: z.object({ id: id(), proposal: id() }),
    answer,
    refusals: [...accessRefusals, proposalErrors.proposal_over],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/ops/talents/:id/texts',
    access: 'staff',
    may: 'profiles.edit',
    summary: 'Changes a text at once; the talent is told what, by whom and why',
    params: idParams,
    body: changeForm(),
    answer,
    refusals: [...accessRefusals, ...closedRefusals, talentErrors.changed_elsewhere],
  }),
} as const
