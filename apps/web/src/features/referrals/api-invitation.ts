import type { AnswerOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { referralsContract } from '@fareeq/domain/referrals/contract.ts'
import type { Invitation } from '@fareeq/domain/referrals/schema.ts'
import { CallFailure } from '../../platform/call-failure.ts'
import { pageLanguage } from '../../platform/language.ts'
import { ar } from '../../platform/messages/ar.ts'
import { en } from '../../platform/messages/en.ts'

/** The friend's calls, without the API client, which public pages do not carry. */
const BASE = `${(import.meta.env.VITE_API_URL ?? '').replace(/\/+$/, '')}/api/referrals/invitations`

async function ask(path: string, method: 'GET' | 'POST'): Promise<unknown> {
  const lang = pageLanguage()
  const texts = { ar, en }[lang]
  let answer: Response
  try {
    answer = await fetch(`${BASE}/${path}`, { method, headers: { 'Accept-Language': lang } })
  } catch {
    const code = navigator.onLine ? 'network' : 'offline'
    throw new CallFailure({ status: 0, code, message: texts[code] })
  }
  const said: unknown = await answer.json().catch(() => undefined)
  if (answer.ok && said !== undefined) return said
  const refusal = typeof said === 'object' && said !== null ? said : {}
  throw new CallFailure({ code: 'unreadable', message: texts.unreadable, ...refusal, status: answer.status })
}

type Contract = typeof referralsContract
export type Answer = 'accept' | 'decline'

export const readInvitation = async (token: string): Promise<Invitation> =>
  ((await ask(encodeURIComponent(token), 'GET')) as AnswerOf<Contract['invitation']>).data

export const answerInvitation = async (token: string, answer: Answer): Promise<Invitation['state']> =>
  ((await ask(`${encodeURIComponent(token)}/${answer}`, 'POST')) as AnswerOf<Contract['accept']>).data.state
