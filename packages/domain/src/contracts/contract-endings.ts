import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { contractErrors } from './errors.ts'
import { clientEndForm, endForForm, replaceForm, talentEndForm } from './schema-endings.ts'
import { clientContract, staffContract, talentContract } from './schema.ts'

const idParams = z.object({ id: id() })
const forTalent = () => z.object({ data: talentContract() })
const forClient = () => z.object({ data: clientContract() })
const forStaff = () => z.object({ data: staffContract() })
const giveRefusals = [
  platformErrors.not_found,
  contractErrors.contract_not_running,
  contractErrors.notice_given,
  contractErrors.notice_beyond_end,
  contractErrors.end_too_early,
  contractErrors.end_too_late,
] as const
const answerRefusals = [platformErrors.not_found, contractErrors.notice_settled] as const

export const talentEndingsContract = {
  give: endpoint({
    method: 'POST',
    path: '/api/talent/contracts/:id/notice',
    access: 'talent',
    may: 'contracts.end',
    summary: 'Gives notice: the contract ends on a day that its notice allows',
    params: idParams,
    body: talentEndForm(),
    answer: forTalent(),
    refusals: giveRefusals,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/talent/contracts/:id/notice/withdraw',
    access: 'talent',
    may: 'contracts.end',
    summary: 'Withdraws one’s own notice, for two days and until the company has acknowledged it',
    params: idParams,
    answer: forTalent(),
    refusals: answerRefusals,
  }),
  acknowledge: endpoint({
    method: 'POST',
    path: '/api/talent/contracts/:id/notice/acknowledge',
    access: 'talent',
    may: 'contracts.end',
    summary: 'Acknowledges the notice of the company: it can’t be withdrawn any more',
    params: idParams,
    answer: forTalent(),
    refusals: answerRefusals,
  }),
} as const

export const clientEndingsContract = {
  give: endpoint({
    method: 'POST',
    path: '/api/client/contracts/:id/notice',
    access: 'client',
    may: 'contracts.end',
    summary: 'Gives notice: the contract ends on a day that its notice allows',
    params: idParams,
    body: clientEndForm(),
    answer: forClient(),
    refusals: [platformErrors.not_authorized, ...giveRefusals],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/client/contracts/:id/notice/withdraw',
    access: 'client',
    may: 'contracts.end',
    summary: 'Withdraws the company’s notice, for two days and until the talent has acknowledged it',
    params: idParams,
    answer: forClient(),
    refusals: [platformErrors.not_authorized, ...answerRefusals],
  }),
  acknowledge: endpoint({
    method: 'POST',
    path: '/api/client/contracts/:id/notice/acknowledge',
    access: 'client',
    may: 'contracts.end',
    summary: 'Acknowledges the notice of the talent: it can’t be withdrawn any more',
    params: idParams,
    answer: forClient(),
    refusals: [platformErrors.not_authorized, ...answerRefusals],
  }),
  replace: endpoint({
    method: 'POST',
    path: '/api/client/contracts/:id/replacement',
    access: 'client',
    may: 'contracts.end',
    summary: 'Asks for somebody else within the trial: the contract ends on that day, and the request is open again',
    params: idParams,
    body: replaceForm(),
    answer: forClient(),
    refusals: [
      platformErrors.not_authorized,
      platformErrors.not_found,
      contractErrors.contract_not_running,
      contractErrors.notice_given,
      contractErrors.trial_over,
      contractErrors.end_outside_trial,
    ],
  }),
} as const

export const endingsOpsContract = {
  give: endpoint({
    method: 'POST',
    path: '/api/ops/contracts/:id/notice',
    access: 'staff',
    may: 'contracts.end',
    summary: 'Gives notice on behalf of a side that said so elsewhere',
    params: idParams,
    body: endForForm(),
    answer: forStaff(),
    refusals: [platformErrors.not_authorized, ...giveRefusals],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/ops/contracts/:id/notice/withdraw',
    access: 'staff',
    may: 'contracts.end',
    summary: 'Withdraws a notice on behalf of the side that gave it, within the same time',
    params: idParams,
    answer: forStaff(),
    refusals: [platformErrors.not_authorized, ...answerRefusals],
  }),
} as const
