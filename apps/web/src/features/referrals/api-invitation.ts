import type { AnswerOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { referralsContract } from '@fareeq/domain/referrals/contract.ts'
import type { Invitation } from '@fareeq/domain/referrals/schema.ts'
import { callReferrals } from './api-plain.ts'

type Contract = typeof referralsContract
export type InvitationAnswer = 'accept' | 'decline'

const at = (token: string) => `invitations/${encodeURIComponent(token)}`

export const readInvitation = async (token: string): Promise<Invitation> =>
  ((await callReferrals(at(token), { method: 'GET' })) as AnswerOf<Contract['invitation']>).data

export const readInviter = async (code: string): Promise<string> => {
  const path = `links/${encodeURIComponent(code)}`
  return ((await callReferrals(path, { method: 'GET' })) as AnswerOf<Contract['inviter']>).data.inviter
}

export const answerInvitation = async (token: string, answer: InvitationAnswer): Promise<Invitation['state']> =>
  ((await callReferrals(`${at(token)}/${answer}`)) as AnswerOf<Contract['accept']>).data.state
