import type { AnswerOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { referralVisitorsContract } from '@fareeq/domain/referrals/contract-visitors.ts'
import type { FormValues } from '../../forms/plain-form.ts'
import { callReferrals } from './api-plain.ts'

type Contract = typeof referralVisitorsContract
type Data = {
  introduce: AnswerOf<Contract['introduce']>['data']
  confirm: AnswerOf<Contract['confirm']>['data']
  invite: AnswerOf<Contract['invite']>['data']
}

/** `step` is for server rendering only. */
const fieldsOf = ({ step: _, ...fields }: FormValues) => fields

const post = async <Name extends keyof Data>(path: string, values: FormValues, key?: string): Promise<Data[Name]> =>
  ((await callReferrals(path, { body: fieldsOf(values), key })) as { data: Data[Name] }).data

export const introduce = (values: FormValues) => post<'introduce'>('visitors', values)

export const confirmAddress = (values: FormValues) => post<'confirm'>('visitors/confirm', values)

export const inviteAsVisitor = (values: FormValues, key: string) => post<'invite'>('visitors/invite', values, key)
