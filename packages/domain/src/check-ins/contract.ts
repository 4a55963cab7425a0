import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { checkInErrors } from './errors.ts'
import { answerForm, contractCheckIns, handleForm, staffCheckIn } from './schema.ts'

const idParams = z.object({ id: id() })
const answer = () => z.object({ data: contractCheckIns() })
const staffAnswer = () => z.object({ data: z.array(staffCheckIn()) })
const answerRefusals = [
  platformErrors.not_found,
  checkInErrors.check_in_answered,
  checkInErrors.check_in_private,
] as const

export const talentCheckInsContract = {
  ofContract: endpoint({
    method: 'GET',
    path: '/api/talent/contracts/:id/check-ins',
    access: 'talent',
    may: 'contracts.read',
    summary: 'How it is going: the question that waits, one’s own answers, and what the other side shared',
    params: idParams,
    answer: answer(),
    refusals: [platformErrors.not_found],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/talent/check-ins/:id',
    access: 'talent',
    may: 'check_ins.answer',
    summary: 'Answers how it is going, once; the account manager reads it, the other side only what is shared',
    params: idParams,
    body: answerForm(),
    answer: answer(),
    refusals: answerRefusals,
  }),
} as const

export const clientCheckInsContract = {
  ofContract: endpoint({
    method: 'GET',
    path: '/api/client/contracts/:id/check-ins',
    access: 'client',
    may: 'check_ins.answer',
    summary: 'How it is going: the question that waits, one’s own answers, and what the other side shared',
    params: idParams,
    answer: answer(),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/client/check-ins/:id',
    access: 'client',
    may: 'check_ins.answer',
    summary: 'Answers how it is going, once; the account manager reads it, the other side only what is shared',
    params: idParams,
    body: answerForm(),
    answer: answer(),
    refusals: [platformErrors.not_authorized, ...answerRefusals],
  }),
} as const

export const checkInsOpsContract = {
  ofContract: endpoint({
    method: 'GET',
    path: '/api/ops/contracts/:id/check-ins',
    access: 'staff',
    may: 'check_ins.read',
    summary: 'What both sides answered, and what is to be handled',
    params: idParams,
    answer: staffAnswer(),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
  handle: endpoint({
    method: 'POST',
    path: '/api/ops/check-ins/:id/handle',
    access: 'staff',
    may: 'check_ins.read',
    summary: 'Notes what came of an answer that was not good; no side reads it',
    params: idParams,
    body: handleForm(),
    answer: staffAnswer(),
    refusals: [platformErrors.not_authorized, platformErrors.not_found, checkInErrors.check_in_handled],
  }),
} as const
