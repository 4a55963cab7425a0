import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf, pageQuery } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { legalParties } from '../parties/schema.ts'
import { contractErrors } from './errors.ts'
import { changeForm, draftForm, reasonForm, staffContract, staffDocument } from './schema.ts'
import { CONTRACT_STATES } from './states.ts'

const idParams = z.object({ id: id() })
const answer = () => z.object({ data: staffContract() })
/** A contract is held to the offer that was accepted before it. */
const offerRefusals = [contractErrors.contract_offer_unaccepted, contractErrors.contract_differs_from_offer] as const
const moveRefusals = [platformErrors.not_authorized, platformErrors.not_found, platformErrors.moved_on] as const

export const contractsOpsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/contracts',
    access: 'staff',
    may: 'contracts.read',
    summary: 'Contracts by state and company, what ends first at the top; and accepted talents who have none yet',
    query: z.object({
      state: z.optional(z.literal(CONTRACT_STATES, 'choice')),
      organisation_id: z.optional(id()),
      ...pageQuery(50, 20),
    }),
    answer: listOf(staffContract(), {
      waiting: z.array(
        z.object({ interview_id: id(), talent: z.string(), company: z.string(), accepted_at: z.string() }),
      ),
    }),
    refusals: [platformErrors.not_authorized],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/ops/contracts/:id',
    access: 'staff',
    may: 'contracts.read',
    summary: 'One contract whole',
    params: idParams,
    answer: answer(),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
  parties: endpoint({
    method: 'GET',
    path: '/api/ops/contracts/:id/parties',
    access: 'staff',
    may: 'contracts.prepare',
    summary:
      'Both sides as its text names them, and who has not stated it yet; null in contracts from before they were asked',
    params: idParams,
    answer: z.object({ data: z.nullable(legalParties()) }),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
  document: endpoint({
    method: 'GET',
    path: '/api/ops/contracts/:id/document',
    access: 'staff',
    may: 'contracts.salary',
    summary: 'The text as both sides read and sign it, the version of the template that wrote it, and its certificate',
    params: idParams,
    answer: z.object({ data: staffDocument() }),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
  print: endpoint({
    method: 'GET',
    path: '/api/ops/contracts/:id/pdf',
    access: 'staff',
    may: 'contracts.salary',
    summary: 'The same on paper, with the certificate of the signatures there are',
    params: idParams,
    answer: 'file',
    refusals: [platformErrors.not_authorized, platformErrors.not_found, platformErrors.unavailable],
    limit: { count: 30, seconds: 3600, by: 'user' },
  }),
  prepare: endpoint({
    method: 'POST',
    path: '/api/ops/contracts',
    access: 'staff',
    may: 'contracts.prepare',
    summary: 'Prepares a contract from an accepted interview',
    body: draftForm(),
    status: 201,
    answer: answer(),
    refusals: [
      platformErrors.not_authorized,
      platformErrors.not_found,
      contractErrors.interview_not_accepted,
      contractErrors.contract_exists,
      contractErrors.start_past,
      contractErrors.availability_differs,
      ...offerRefusals,
    ],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/ops/contracts/:id',
    access: 'staff',
    may: 'contracts.prepare',
    summary: 'Changes a draft',
    params: idParams,
    body: changeForm(),
    answer: answer(),
    refusals: [...moveRefusals, contractErrors.start_past, contractErrors.availability_differs, ...offerRefusals],
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/ops/contracts/:id/send',
    access: 'staff',
    may: 'contracts.confirm',
    summary: 'The account manager confirms it: the talent is asked to sign',
    params: idParams,
    answer: answer(),
    refusals: [...moveRefusals, contractErrors.availability_differs, ...offerRefusals],
  }),
  takeBack: endpoint({
    method: 'POST',
    path: '/api/ops/contracts/:id/take-back',
    access: 'staff',
    may: 'contracts.prepare',
    summary: 'Makes what nobody has signed a draft again',
    params: idParams,
    body: reasonForm(),
    answer: answer(),
    refusals: moveRefusals,
  }),
  terminate: endpoint({
    method: 'POST',
    path: '/api/ops/contracts/:id/terminate',
    access: 'staff',
    may: 'contracts.prepare',
    summary: 'Ends a contract early, or gives it up before it runs; both sides are told why',
    params: idParams,
    body: reasonForm(),
    answer: answer(),
    refusals: moveRefusals,
  }),
} as const
