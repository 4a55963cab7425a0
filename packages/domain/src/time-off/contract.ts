import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { timeOffErrors } from './errors.ts'
import { contractTimeOff, declineForm, timeOff, timeOffForm } from './schema.ts'

const idParams = z.object({ id: id() })
const answer = () => z.object({ data: contractTimeOff() })
const moveRefusals = [platformErrors.not_found, timeOffErrors.time_off_moved] as const

export const talentTimeOffContract = {
  ofContract: endpoint({
    method: 'GET',
    path: '/api/talent/contracts/:id/time-off',
    access: 'talent',
    may: 'contracts.read',
    summary: 'Time off of a contract, the leave that is left and the days that may be asked for',
    params: idParams,
    answer: answer(),
    refusals: [platformErrors.not_found],
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/talent/contracts/:id/time-off',
    access: 'talent',
    may: 'time_off.ask',
    summary: 'Asks the company for days off, paid from the leave of the contract or unpaid',
    params: idParams,
    body: timeOffForm(),
    status: 201,
    answer: answer(),
    refusals: [platformErrors.not_found, ...Object.values(timeOffErrors)],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/talent/time-off/:id/withdraw',
    access: 'talent',
    may: 'time_off.ask',
    summary: 'Withdraws time off before it begins, also when the company has agreed',
    params: idParams,
    answer: answer(),
    refusals: moveRefusals,
  }),
} as const

export const clientTimeOffContract = {
  waiting: endpoint({
    method: 'GET',
    path: '/api/client/time-off',
    access: 'client',
    may: 'contracts.read',
    summary: 'Time off that waits for the answer of the company, the earliest first',
    answer: z.object({ data: z.array(timeOff()) }),
    refusals: [platformErrors.not_authorized],
  }),
  ofContract: endpoint({
    method: 'GET',
    path: '/api/client/contracts/:id/time-off',
    access: 'client',
    may: 'contracts.read',
    summary: 'Time off of a contract, and the leave that is left',
    params: idParams,
    answer: answer(),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
  agree: endpoint({
    method: 'POST',
    path: '/api/client/time-off/:id/agree',
    access: 'client',
    may: 'time_off.answer',
    summary: 'Agrees to time off before it begins',
    params: idParams,
    answer: answer(),
    refusals: [platformErrors.not_authorized, ...moveRefusals],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/client/time-off/:id/decline',
    access: 'client',
    may: 'time_off.answer',
    summary: 'Declines time off with a reason, also what was agreed to, until it begins',
    params: idParams,
    body: declineForm(),
    answer: answer(),
    refusals: [platformErrors.not_authorized, ...moveRefusals],
  }),
} as const

export const timeOffOpsContract = {
  ofContract: endpoint({
    method: 'GET',
    path: '/api/ops/contracts/:id/time-off',
    access: 'staff',
    may: 'contracts.read',
    summary: 'Time off of a contract, and the leave that is left',
    params: idParams,
    answer: answer(),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
} as const
