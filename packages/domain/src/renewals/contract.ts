import * as z from 'zod/mini'
import { codeErrors } from '../codes/errors.ts'
import { contractErrors } from '../contracts/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { renewalErrors } from './errors.ts'
import {
  acceptFeeForm,
  acceptTermsForm,
  acceptForm,
  approveForm,
  bulkResult,
  changeTermsForm,
  counterForm,
  forecastBoard,
  pricedRenewal,
  proposeForm,
  refuseForm,
  rejectForm,
  rejectOneForm,
  renewForm,
  renewal,
  renewalsQuery,
} from './schema.ts'

const idParams = z.object({ id: id() })
const answer = () => z.object({ data: renewal() })
const priced = () => z.object({ data: pricedRenewal() })
const bulk = () => z.object({ data: bulkResult() })
const counts = z.record(z.string(), z.number())
const list = () => listOf(renewal(), { counts })
const pricedList = () => listOf(pricedRenewal(), { counts, forecast: forecastBoard() })
const moveRefusals = [
  platformErrors.not_found,
  platformErrors.not_authorized,
  renewalErrors.renewal_moved,
  renewalErrors.contract_over,
] as const

/** D-78. */
export const clientRenewalsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/client/contract-renewals',
    access: 'client',
    may: 'contracts.renew',
    summary: 'Contracts that end soon, by state, and how many end in which days',
    query: renewalsQuery(),
    answer: pricedList(),
    refusals: [platformErrors.not_authorized],
  }),
  renew: endpoint({
    method: 'POST',
    path: '/api/client/contract-renewals/renew',
    access: 'client',
    may: 'contracts.renew',
    summary:
      'Offers the same terms again to the chosen ones, not to those with open terms; says of each whether it was done',
    body: renewForm(),
    answer: bulk(),
    refusals: [platformErrors.not_authorized],
    // Each has a transaction of its own; the same press again finds nothing left to change.
    idempotent: false,
  }),
  changeTerms: endpoint({
    method: 'POST',
    path: '/api/client/contract-renewals/:id/change-terms',
    access: 'client',
    may: 'contracts.renew',
    summary: 'Asks operations for other terms',
    params: idParams,
    body: changeTermsForm(),
    answer: priced(),
    refusals: [...moveRefusals],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/client/contract-renewals/:id/withdraw',
    access: 'client',
    may: 'contracts.renew',
    summary: 'Withdraws an offer that the talent has not answered, or drops terms that the company is asked about',
    params: idParams,
    answer: priced(),
    refusals: [...moveRefusals],
  }),
  acceptFee: endpoint({
    method: 'POST',
    path: '/api/client/contract-renewals/:id/accept-fee',
    access: 'client',
    may: 'contracts.renew',
    summary: 'Accepts the fee that operations propose with the new terms: they go to the talent',
    params: idParams,
    body: acceptFeeForm(),
    answer: priced(),
    refusals: [...moveRefusals],
  }),
  acceptTerms: endpoint({
    method: 'POST',
    path: '/api/client/contract-renewals/:id/accept-terms',
    access: 'client',
    may: 'contracts.renew',
    summary: 'Accepts the terms that the talent proposed: they become the offer that the talent signs',
    params: idParams,
    body: acceptTermsForm(),
    answer: priced(),
    refusals: [...moveRefusals],
  }),
  reject: endpoint({
    method: 'POST',
    path: '/api/client/contract-renewals/reject',
    access: 'client',
    may: 'contracts.renew',
    summary: 'Does not renew the chosen ones, with a reason; says of each whether it was done',
    body: rejectForm(),
    answer: bulk(),
    refusals: [platformErrors.not_authorized],
    // Each has a transaction of its own; the same press again finds nothing left to change.
    idempotent: false,
  }),
} as const

export const talentRenewalsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/talent/contract-renewals',
    access: 'talent',
    may: 'contracts.renew',
    summary: 'Renewals of the caller’s contracts, what waits for them first',
    query: renewalsQuery(),
    answer: list(),
  }),
  document: endpoint({
    method: 'GET',
    path: '/api/talent/contract-renewals/:id/document',
    access: 'talent',
    may: 'contracts.renew',
    summary: 'The text of the new term in both languages, and the hash by which it is signed',
    params: idParams,
    answer: z.object({
      data: z.object({ text: z.object({ ar: z.string(), en: z.string() }), document_hash: z.string() }),
    }),
    refusals: [platformErrors.not_found, renewalErrors.renewal_moved, renewalErrors.contract_over],
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/api/talent/contract-renewals/:id/code',
    access: 'talent',
    may: 'contracts.renew',
    summary: 'Mails the code that a signature needs',
    params: idParams,
    answer: z.object({ data: z.object({ resend_after: z.number(), expires_in: z.number() }) }),
    refusals: [platformErrors.not_found, renewalErrors.renewal_moved, renewalErrors.contract_over],
    limit: { count: 10, seconds: 3600, by: 'user' },
    // A refusal commits the block that it starts, and a key would roll it back.
    idempotent: false,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/talent/contract-renewals/:id/accept',
    access: 'talent',
    may: 'contracts.renew',
    summary: 'Accepts and signs the new term',
    params: idParams,
    body: acceptForm(),
    answer: answer(),
    refusals: [
      platformErrors.not_found,
      renewalErrors.renewal_moved,
      renewalErrors.contract_over,
      contractErrors.name_differs,
      contractErrors.contract_moved,
      codeErrors.code_wrong,
      codeErrors.code_invalid,
      codeErrors.code_limit,
    ],
    // A refusal commits the retry that it costs.
    idempotent: false,
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/talent/contract-renewals/:id/propose',
    access: 'talent',
    may: 'contracts.renew',
    summary: 'Proposes the next term before the company has said anything: its months and pay',
    params: idParams,
    body: proposeForm(),
    answer: answer(),
    refusals: [
      platformErrors.not_found,
      renewalErrors.renewal_moved,
      renewalErrors.contract_over,
      contractErrors.term_not_allowed,
    ],
  }),
  counter: endpoint({
    method: 'POST',
    path: '/api/talent/contract-renewals/:id/counter',
    access: 'talent',
    may: 'contracts.renew',
    summary: 'Asks operations for a raise or for other terms',
    params: idParams,
    body: counterForm(),
    answer: answer(),
    refusals: [platformErrors.not_found, renewalErrors.renewal_moved, renewalErrors.contract_over],
  }),
  reject: endpoint({
    method: 'POST',
    path: '/api/talent/contract-renewals/:id/reject',
    access: 'talent',
    may: 'contracts.renew',
    summary: 'Does not renew, with a reason',
    params: idParams,
    body: rejectOneForm(),
    answer: answer(),
    refusals: [platformErrors.not_found, renewalErrors.renewal_moved, renewalErrors.contract_over],
  }),
} as const

export const renewalsOpsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/contract-renewals',
    access: 'staff',
    may: 'contracts.renew',
    summary: 'All renewals, and how many contracts end soon, by days',
    query: renewalsQuery(),
    answer: pricedList(),
    refusals: [platformErrors.not_authorized],
  }),
  ofContract: endpoint({
    method: 'GET',
    path: '/api/ops/contracts/:id/renewal',
    access: 'staff',
    may: 'contracts.read',
    summary:
      'The newest renewal of a contract, or null before its end comes near; who reads it may not have to decide it',
    params: idParams,
    answer: z.object({ data: z.nullable(pricedRenewal()) }),
    refusals: [platformErrors.not_authorized],
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/ops/contract-renewals/:id/approve',
    access: 'staff',
    may: 'contracts.renew',
    summary: 'Approves the changed terms: they go to the talent, or to the company first where the fee is another',
    params: idParams,
    body: approveForm(),
    answer: priced(),
    refusals: moveRefusals,
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/ops/contract-renewals/:id/refuse',
    access: 'staff',
    may: 'contracts.renew',
    summary: 'Refuses the changed terms with a note: it is the company’s turn again',
    params: idParams,
    body: refuseForm(),
    answer: priced(),
    refusals: moveRefusals,
  }),
} as const
