import type { AnswerOf, InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import type { siteContract } from '@fareeq/domain/site/contract.ts'
import type { BriefDraft } from '@fareeq/domain/site/schema-brief.ts'
import { CallFailure } from '../../platform/call-failure.ts'
import { pageLanguage } from '../../platform/language.ts'
import { ar } from '../../platform/messages/ar.ts'
import { en } from '../../platform/messages/en.ts'
import { storage } from '../../platform/storage.ts'

/**
 * The calls of visitors, without the API client, which public pages do not carry, and without the schemas, which judge
 * on the server. Their names and shapes are those of the contract: TypeScript holds them together.
 */
type Contract = typeof siteContract
type Call = 'contact' | 'subscribePodcast' | 'brief'
type Bodies = { [Name in Call]: Extract<InputOf<Contract[Name]>, { body: unknown }>['body'] }

const PATHS: { [Name in Call]: Contract[Name]['path'] } = {
  contact: '/api/site/contact',
  subscribePodcast: '/api/site/podcast/subscribe',
  brief: '/api/ai-recruiter/brief',
}
const BASE = (import.meta.env.VITE_API_URL ?? '').replace(/\/+$/, '')

type Options = { key?: string; signal?: AbortSignal }

async function post<Name extends Call>(name: Name, body: Bodies[Name], { key, signal }: Options) {
  const lang = pageLanguage()
  const texts = { ar, en }[lang]
  const headers = new Headers({ 'Content-Type': 'application/json', 'Accept-Language': lang })
  if (key) headers.set('Idempotency-Key', key)
  const token = storage.get('token')
  if (token) headers.set('Authorization', `Bearer ${token}`)
  let answer: Response
  try {
    answer = await fetch(BASE + PATHS[name], { method: 'POST', headers, body: JSON.stringify(body), signal })
  } catch (error) {
    if (signal?.aborted) throw error
    const code = navigator.onLine ? 'network' : 'offline'
    throw new CallFailure({ status: 0, code, message: texts[code] })
  }
  const said: unknown = await answer.json().catch(() => undefined)
  if (answer.ok && said !== undefined) return said as AnswerOf<Contract[Name]>
  const refusal = typeof said === 'object' && said !== null ? said : {}
  throw new CallFailure({ code: 'unreadable', message: texts.unreadable, ...refusal, status: answer.status })
}

export type ContactAnswer = AnswerOf<Contract['contact']>['data']

export const sendContact = async (typed: Bodies['contact'], key: string): Promise<ContactAnswer> =>
  (await post('contact', typed, { key })).data

export const subscribePodcast = async (typed: Bodies['subscribePodcast'], key: string): Promise<void> =>
  void (await post('subscribePodcast', typed, { key }))

export const readBrief = async (text: string, lang: Lang, signal: AbortSignal): Promise<BriefDraft> =>
  (await post('brief', { text, lang }, { signal })).data
